const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);

const answer = await fetch('https://quorum.example.org/api/events', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.QUORUM_TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify({
    title: 'Friday football',
    location: 'Hackney Marshes, London',
    date: nextWeek.toISOString(),
    timezone: 'Europe/London',
    eventTypeId: 1,
    participantThreshold: 10,
  }),
});

console.log(answer.status, answer.headers.get('location'));
