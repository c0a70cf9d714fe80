import json
from urllib.request import urlopen

address = "https://quorum.example.org/api/events?when=UPCOMING&first=5"

with urlopen(address) as answer:
    for event in json.load(answer):
        print(event["title"], event["status"], f'{event["chance"]:.0%}')
