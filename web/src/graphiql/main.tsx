import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createSession } from '../features/session/createSession.ts';
import { askServer } from './askServer.ts';
import { asPerson } from './asPerson.ts';
import { DEFAULT_QUERY } from './defaultQuery.ts';
import { Standing } from './Standing.tsx';

const session = createSession(async () =>
  (await import('../features/session/firebaseClient.ts')).createFirebaseClient(),
);
const restored = session.restore().catch(() => false);

const fetcher = askServer(asPerson(session, restored));

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no #graphiql');

createRoot(root).render(
  <GraphiQL fetcher={fetcher} defaultQuery={DEFAULT_QUERY}>
    <GraphiQL.Footer>
      <Standing session={session} />
    </GraphiQL.Footer>
  </GraphiQL>,
);
