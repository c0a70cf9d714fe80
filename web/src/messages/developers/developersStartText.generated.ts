/* Written by `npm run codegen` from messages/en/developers/developersStart.arb. */
import { messages } from '../../lib/language.ts';

/** The page for developers: its frame, the quick start and who calls. Marks stand for links, code and bold words. */
export const developersStartText = messages('developersStart', {
  title: "Developers",
  lead: "A bot, a club’s website, a nightly import: an integration in an evening. Every snippet on this page is run by our tests.",
  contents: "On this page",
  /** On a button: copy the example. */
  copy: "Copy",
  copied: "Copied",
  copiedWhat: "Paste it where it will run.",
  choose: "Language of the snippet",
  start: "Quick start",
  startText: "Reading takes no account, no key and no library. Paste one of these:",
  startMore: "All REST calls are in <docs>their documentation</docs> and in the <openapi>OpenAPI document</openapi>; GraphQL can be tried out and read about in <graphql>GraphiQL</graphql>. Both do the same, by the same rules.",
  identity: "Who is calling",
  identityNobody: "<b>Nobody.</b> What everybody can see can be read without an identity, also by scripts on other websites (GraphQL by GET). Anybody with an event’s address can respond to it.",
  identityResponse: "<b>A response.</b> Joining returns a <code>responseToken</code>, once. Send it as <code>X-Response-Token</code> to change or remove that response.",
  identityToken: "<b>A person’s program.</b> An API token, created on <tokens>the page of your tokens</tokens> and sent as <code>Authorization: Bearer quorum_pat_…</code>.",
  identityPerson: "<b>A person.</b> The Firebase ID token that our app uses, sent in the same way. <code>GET /api/init</code> returns how people sign in here.",
  respond: "Respond, and change your mind",
  tokens: "Tokens and scopes",
  tokensText: "A token acts as the person who created it, within its scopes; no scope includes another. It is shown once, and can be revoked on the same page. Keep it out of pages and apps that others can read.",
  create: "Create an event",
  /** Heading of a column: a scope of API tokens. */
  scope: "Scope",
  /** Heading of a column: what the scope allows. */
  scopeFor: "Allows",
  scopeRead: "Read as the person, private events included.",
  scopeWrite: "Respond, vote, follow and report.",
  scopeManage: "Create, change, decide and delete events and polls.",
  /** Of a call that needs no scope. */
  scopeNone: "no scope",
  scopeNoneWhy: "Needs the signed-in person: tokens, webhooks, the account, hand-overs.",
  /** Above a list of calls of the API. */
  calls: "Calls",
} as const);
