curl -s "https://quorum.example.org/api/events" \
  -H "Authorization: Bearer $QUORUM_TOKEN" \
  -H "Idempotency-Key: friday-football-2030-05-03" \
  -H "Content-Type: application/json" \
  -d '{
    "title": "Friday football",
    "location": "Hackney Marshes, London",
    "date": "2030-05-03T18:00:00Z",
    "timezone": "Europe/London",
    "eventTypeId": 1,
    "participantThreshold": 10
  }'
