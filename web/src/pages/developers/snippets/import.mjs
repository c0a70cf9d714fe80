const send = async (events, dryRun) => {
  const answer = await fetch('https://quorum.example.org/api/events/batch', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.QUORUM_TOKEN}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ events, dryRun }),
  });
  return answer.json();
};

const day = (number) => new Date(Date.now() + number * 24 * 60 * 60 * 1000).toISOString();
const match = {
  timezone: 'Europe/London',
  eventTypeId: 1,
  location: 'Hackney Marshes, London',
  participantThreshold: 10,
};
const events = [
  { ...match, externalId: 'league/1', title: 'Reds against Blues', date: day(7) },
  { ...match, externalId: 'league/2', title: 'Blues against Reds', date: day(14) },
];

// what is refused is known before anything is written
const refused = (await send(events, true)).filter(({ status }) => status >= 400);
for (const { index, detail } of refused) console.error(events[index].title, detail);

if (refused.length === 0)
  for (const { index, status, urlHash } of await send(events, false))
    console.log(events[index].externalId, status === 201 ? 'new' : 'there before', urlHash);
