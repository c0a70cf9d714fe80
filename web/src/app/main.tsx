import './fonts.css';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createSession } from '../features/session/createSession.ts';
import { createApolloClient } from '../lib/apolloClient.ts';
import { App } from './App.tsx';
import { createRoutes } from './routes.tsx';

const session = createSession(async () => {
  const { createFirebaseClient } = await import('../features/session/firebaseClient.ts');
  return createFirebaseClient();
});

const KitPage = lazy(async () => ({ default: (await import('./kit/KitPage.tsx')).KitPage }));
const developmentPages = import.meta.env.DEV ? [{ path: '/kit', element: <KitPage /> }] : [];

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// each page brings its own title, and a browser shows the first that it finds
document.querySelector('title')?.remove();

createRoot(root).render(
  <StrictMode>
    <App
      client={createApolloClient(session.getIdToken)}
      router={createBrowserRouter(createRoutes(session, developmentPages))}
    />
  </StrictMode>,
);
