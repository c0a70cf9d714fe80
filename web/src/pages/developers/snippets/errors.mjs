const answer = await fetch('https://quorum.example.org/api/events/no-such-event');

if (!answer.ok) {
  const { status, code, detail, errors = [] } = await answer.json();
  console.log(status, code, detail);
  for (const { field, code, message } of errors) console.log(field, code, message);
}
