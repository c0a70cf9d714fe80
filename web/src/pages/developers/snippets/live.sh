# EVENT is what follows /events/ in the address of the event; Ctrl-C ends it
curl -sN "https://quorum.example.org/graphql/stream" \
  -H "Accept: text/event-stream" \
  -H "Content-Type: application/json" \
  -d "{ \"query\": \"subscription { eventChanged(urlHash: \\\"$EVENT\\\") { title status expected chance } }\" }"
