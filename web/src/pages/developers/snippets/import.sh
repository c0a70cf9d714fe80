curl -s -X PUT "https://quorum.example.org/api/events/by-external-id/league%2F1" \
  -H "Authorization: Bearer $QUORUM_TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
    "title": "Reds against Blues",
    "location": "Victoria Park, London",
    "date": "2030-05-04T10:00:00Z",
    "timezone": "Europe/London",
    "eventTypeId": 1,
    "participantThreshold": 10
  }'
