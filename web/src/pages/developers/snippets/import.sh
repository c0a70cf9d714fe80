curl -s -X PUT "https://quorum.example.org/api/events/by-external-id/league%2F1" \
  -H "Authorization: Bearer $QUORUM_TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "location": "Victoria Park, London" }'
