module fieldclient

go 1.22
