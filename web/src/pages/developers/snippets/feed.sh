curl -s "https://quorum.example.org/feed.json?when=UPCOMING"
curl -s "https://quorum.example.org/feed.atom?search=football"
curl -s "https://quorum.example.org/calendar.ics?eventTypeId=1"
