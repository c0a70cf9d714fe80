const answer = await fetch('https://quorum.example.org/api/events?when=UPCOMING&first=5');

for (const { title, status, chance } of await answer.json())
  console.log(`${title}: ${status}, ${Math.round(chance * 100)} % likely`);
