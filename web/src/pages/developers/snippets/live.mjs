import { createClient } from 'graphql-sse';

const client = createClient({ url: 'https://quorum.example.org/graphql/stream', singleConnection: false });

const query = `subscription Watch($urlHash: String!) {
  eventChanged(urlHash: $urlHash) {
    title
    status
    expected
    chance
  }
}`;

for await (const { data, errors } of client.iterate({ query, variables: { urlHash: process.env.EVENT } }))
  console.log(errors ?? data.eventChanged);
