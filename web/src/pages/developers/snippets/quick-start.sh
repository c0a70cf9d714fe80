curl -s "https://quorum.example.org/api/events?when=UPCOMING&first=5"
