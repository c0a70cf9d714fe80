const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Sends it until it is done; the key has the server do it once. */
async function send(path, body, key = crypto.randomUUID()) {
  for (let pause = 1; ; pause *= 2) {
    const answer = await fetch(`https://quorum.example.org${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (answer && answer.status !== 429 && answer.status < 500) return answer;
    await wait(Number(answer?.headers.get('retry-after') ?? pause));
  }
}

const joined = await send(`/api/events/${process.env.EVENT}/join`, { name: 'Kit', likelihood: 1 });
console.log(joined.status);
