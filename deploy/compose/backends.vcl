# The servers of docker-compose.yml, by the addresses that they have there.
backend server_1 { .host = "172.31.40.11"; .port = "4000"; .probe = is_ready; }
backend server_2 { .host = "172.31.40.12"; .port = "4000"; .probe = is_ready; }
backend server_1_unprobed { .host = "172.31.40.11"; .port = "4000"; }
backend server_2_unprobed { .host = "172.31.40.12"; .port = "4000"; }

sub vcl_init {
    new ready = directors.round_robin();
    ready.add_backend(server_1);
    ready.add_backend(server_2);
    new all = directors.round_robin();
    all.add_backend(server_1_unprobed);
    all.add_backend(server_2_unprobed);
}
