import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const client = new ApolloClient({
  // by GET, as pages of other sites and caches need it
  link: new HttpLink({ uri: 'https://quorum.example.org/graphql', useGETForQueries: true }),
  cache: new InMemoryCache(),
});

const { data } = await client.query({
  query: gql`
    query Upcoming {
      events(when: UPCOMING, first: 5) {
        nodes {
          urlHash
          title
          status
          chance
        }
      }
    }
  `,
});

for (const { title, status } of data.events.nodes) console.log(title, status);
