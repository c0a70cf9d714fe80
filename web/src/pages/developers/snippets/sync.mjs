const events = new Map();

/** Brings the copy up to date, and says from when on to ask the next time. */
async function sync(since) {
  let address = `https://quorum.example.org/api/events?updatedSince=${since}`;
  let until = since;
  while (address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(await answer.text());
    for (const event of await answer.json())
      if (event.isGone) events.delete(event.id);
      else events.set(event.id, event);
    until = answer.headers.get('updated-until');
    address = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return until;
}

const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
console.log(await sync(yesterday), events.size);
