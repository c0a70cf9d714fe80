/** A request that waits for a row must not hold a connection: `inTransaction` takes the turns first. */
const OPENING = new Set(['transactional', 'begin']);

/** @type {import('@oxlint/plugins').Rule} */
export const transactions = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { opened: 'Open a transaction by inTransaction, which waits for its turn without a connection.' },
  },
  create: (context) => ({
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (OPENING.has(callee.property.name)) context.report({ node: callee, messageId: 'opened' });
    },
  }),
};
