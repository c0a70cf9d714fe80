# EVENT is what follows /events/ in the address of the event
events="https://quorum.example.org/api/events"

joined=$(curl -s "$events/$EVENT/join" \
  -H "Content-Type: application/json" \
  -d '{ "name": "Robin", "likelihood": 0.5 }')

# keep the token: it is what proves whose response this is
token=$(echo "$joined" | sed 's/.*"responseToken":"\([^"]*\)".*/\1/')
id=$(echo "$joined" | sed 's/^{"id":\([0-9]*\).*/\1/')

curl -s -X PUT "$events/$EVENT/participants/$id" \
  -H "Content-Type: application/json" \
  -H "X-Response-Token: $token" \
  -d '{ "likelihood": 1 }'
