module fieldclient

go 1.21
