import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { DEFAULT_QUERY } from './defaultQuery.ts';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no #graphiql');

createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={DEFAULT_QUERY} />);
