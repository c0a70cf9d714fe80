import createCurl from './snippets/create.sh?raw';
import createFetch from './snippets/create.mjs?raw';
import embed from './snippets/embed.html?raw';
import errors from './snippets/errors.mjs?raw';
import feed from './snippets/feed.sh?raw';
import importBatch from './snippets/import.mjs?raw';
import importOne from './snippets/import.sh?raw';
import liveClient from './snippets/live.mjs?raw';
import liveCurl from './snippets/live.sh?raw';
import pagesFetch from './snippets/pages.mjs?raw';
import pagesPython from './snippets/pages.py?raw';
import quickApollo from './snippets/quick-start-apollo.mjs?raw';
import quickCurl from './snippets/quick-start.sh?raw';
import quickFetch from './snippets/quick-start.mjs?raw';
import quickPython from './snippets/quick-start.py?raw';
import receiveNode from './snippets/receive.mjs?raw';
import receivePython from './snippets/receive.py?raw';
import respond from './snippets/respond.sh?raw';
import retry from './snippets/retry.mjs?raw';
import sync from './snippets/sync.mjs?raw';
import verifyShell from './snippets/verify.sh?raw';

export interface Snippet {
  /** The language or library, as its users call it. */
  name: string;
  code: string;
  /** What begins a comment in it. */
  comment: '#' | '//' | null;
}

const shell = (code: string, name = 'curl'): Snippet => ({ name, code, comment: '#' });
const script = (code: string, name = 'JavaScript'): Snippet => ({ name, code, comment: '//' });
const python = (code: string): Snippet => ({ name: 'Python', code, comment: '#' });

/** Files of their own, so that tests run what readers copy. */
export const SNIPPETS = {
  quickStart: [shell(quickCurl), script(quickFetch), script(quickApollo, 'Apollo Client'), python(quickPython)],
  respond: [shell(respond)],
  create: [shell(createCurl), script(createFetch)],
  pages: [script(pagesFetch), python(pagesPython)],
  sync: [script(sync)],
  errors: [script(errors)],
  retry: [script(retry)],
  importBatch: [script(importBatch)],
  importOne: [shell(importOne)],
  receive: [script(receiveNode, 'Node'), python(receivePython), shell(verifyShell, 'Shell and OpenSSL')],
  live: [shell(liveCurl), script(liveClient, 'graphql-sse')],
  embed: [{ name: 'HTML', code: embed, comment: null }],
  feed: [shell(feed)],
} satisfies Record<string, [Snippet, ...Snippet[]]>;
