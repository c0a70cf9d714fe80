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

const match = {
  timezone: 'Europe/London',
  eventTypeId: 1,
  location: 'Hackney Marshes, London',
  participantThreshold: 10,
};
const events = [
  { ...match, externalId: 'league/1', title: 'Reds against Blues', date: '2030-05-04T10:00:00Z' },
  { ...match, externalId: 'league/2', title: 'Blues against Reds', date: '2030-05-11T10:00:00Z' },
];

// what is refused is known before anything is written
const refused = (await send(events, true)).filter(({ status }) => status >= 400);
for (const { index, detail } of refused) console.error(events[index].title, detail);

if (refused.length === 0)
  for (const { index, status, urlHash } of await send(events, false))
    console.log(events[index].externalId, status === 201 ? 'new' : 'there before', urlHash);
