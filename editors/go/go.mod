module fieldclient

go 1.24
