let address = 'https://quorum.example.org/api/events?when=ALL&first=100';

while (address) {
  const answer = await fetch(address);
  for (const event of await answer.json()) console.log(event.title);
  address = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
}
