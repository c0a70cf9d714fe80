import json
import re
from urllib.request import urlopen

address = "https://quorum.example.org/api/events?when=ALL&first=100"

while address:
    with urlopen(address) as answer:
        for event in json.load(answer):
            print(event["title"])
        following = re.search(r'<([^>]+)>; rel="next"', answer.headers.get("Link", ""))
        address = following and following[1]
