import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createSession } from '../features/session/createSession.ts';
import { asPerson } from './asPerson.ts';
import { DEFAULT_QUERY } from './defaultQuery.ts';
import { Standing } from './Standing.tsx';

const session = createSession(async () =>
  (await import('../features/session/firebaseClient.ts')).createFirebaseClient(),
);
const restored = session.restore().catch(() => false);

const fetcher = createGraphiQLFetcher({ url: '/graphql', fetch: asPerson(session, restored) });

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no #graphiql');

createRoot(root).render(
  <GraphiQL fetcher={fetcher} defaultQuery={DEFAULT_QUERY}>
    <GraphiQL.Footer>
      <Standing session={session} />
    </GraphiQL.Footer>
  </GraphiQL>,
);
