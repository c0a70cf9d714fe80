/**
 * The layers of the project, each with the ones that it may import. What is not listed is not allowed; a layer may
 * always import itself and packages.
 */
const SERVER = {
  config: ['domain'],
  gateways: ['domain', 'config'],
  messages: ['domain'],
  calendar: ['domain', 'messages'],
  persistence: ['domain', 'config', 'gateways', 'calendar'],
  activity: ['domain', 'gateways', 'persistence'],
  'use-cases': ['domain', 'messages', 'activity', 'persistence', 'gateways', 'calendar'],
  notices: ['domain', 'messages', 'activity', 'dispatch', 'use-cases', 'persistence', 'gateways', 'jobs', 'calendar'],
  webhooks: ['domain', 'messages', 'activity', 'dispatch', 'use-cases', 'persistence', 'gateways'],
  live: ['domain', 'activity', 'dispatch', 'persistence'],
  dispatch: ['activity', 'use-cases', 'persistence'],
  jobs: ['domain', 'dispatch', 'notices', 'webhooks', 'use-cases', 'persistence', 'gateways'],
  cache: ['persistence', 'gateways', 'http'],
  http: ['domain', 'config', 'use-cases', 'persistence', 'gateways', 'jobs', 'cache'],
  doors: [
    'domain',
    'messages',
    'config',
    'use-cases',
    'persistence',
    'gateways',
    'http',
    'cache',
    'calendar',
    'notices',
    'webhooks',
  ],
};
const WEB = {
  generated: ['domain'],
  lib: ['domain', 'generated'],
  // what is generated of them says them in the language that `lib` knows
  messages: ['domain', 'lib'],
  start: ['domain', 'lib'],
  ui: ['domain', 'messages', 'lib'],
  features: ['domain', 'messages', 'lib', 'ui', 'generated'],
  pages: ['domain', 'messages', 'lib', 'ui', 'features', 'generated'],
  app: ['domain', 'messages', 'lib', 'ui', 'features', 'pages', 'generated'],
  server: ['domain', 'messages', 'lib', 'ui', 'features', 'pages', 'app', 'generated'],
  // a page of its own, which is signed in as the app is
  graphiql: ['domain', 'features'],
};

const DOMAIN = '^domain/';

const layers = (root, table) =>
  Object.entries(table).map(([layer, allowed]) => {
    const places = [layer, ...allowed.filter((name) => name !== 'domain')].map((name) => `^${root}/${name}/`);
    return {
      name: `${root.split('/')[0]}: ${layer}`,
      comment: `${layer} may import ${allowed.join(', ') || 'nothing'} only`,
      severity: 'error',
      from: { path: `^${root}/${layer}/` },
      to: {
        path: '^(domain|graphql-server|web)/',
        pathNot: [...places, ...(allowed.includes('domain') ? [DOMAIN] : []), '/package\\.json$'],
      },
    };
  });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers('graphql-server/src', SERVER),
    ...layers('web/src', WEB),
    {
      name: 'domain is pure',
      comment: 'The rules know luxon, zod and linkify-it, and neither the server nor the web nor Node',
      severity: 'error',
      from: { path: DOMAIN },
      to: { pathNot: ['^domain/', 'node_modules/(luxon|zod|linkify-it|@types/luxon)/'] },
    },
    {
      name: 'two doors',
      comment: 'GraphQL and REST are doors to the same use-cases: neither knows the other',
      severity: 'error',
      from: { path: '^graphql-server/src/doors/(graphql|rest)/' },
      to: { path: '^graphql-server/src/doors/(graphql|rest)/', pathNot: '^graphql-server/src/doors/$1/' },
    },
    {
      name: 'web and server are apart',
      comment: 'The two meet only in domain and schema.graphql',
      severity: 'error',
      from: { path: '^(web|graphql-server)/' },
      to: { path: '^(web|graphql-server)/', pathNot: '^$1/' },
    },
    {
      name: 'packages stand by themselves',
      comment: 'People take them without the server and the web',
      severity: 'error',
      from: { path: '^packages/(html|firebase-auth-stand-in|embedded-postgres)/src/' },
      to: { path: '^(graphql-server|web)/' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no circles of features',
      comment: 'A feature that imports another is not imported by it, not even through other files',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/src/features/[^/]+$' },
      to: { path: '^web/src/features/[^/]+$', circular: true },
    },
    {
      name: 'no circles of rooms',
      comment: 'A room of a feature that imports another is not imported by it, not even through a third',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/src/features/([^/]+)/.+$' },
      to: { path: '^web/src/features/$1/.+$', circular: true, viaOnly: { path: '^web/src/features/$1/.+$' } },
    },
    {
      name: 'no circles of use-cases',
      comment: 'A folder of use-cases that imports another is not imported by it',
      severity: 'error',
      scope: 'folder',
      from: { path: '^graphql-server/src/use-cases/[^/]+$' },
      to: { path: '^graphql-server/src/use-cases/[^/]+$', circular: true },
    },
    {
      name: 'nothing unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no development packages',
      comment: 'What runs in production depends on what production installs',
      severity: 'error',
      from: { path: '^(domain|graphql-server|packages/[^/]+)/src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^packages/bench/peers/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['types', 'import', 'browser', 'default'],
      exportsFields: ['exports'],
      mainFields: ['types', 'typings', 'module', 'main'],
    },
  },
};
