/* Written by `npm run codegen` from messages/en/developers/developersHearing.arb. */
import { messages } from '../../lib/language.ts';

/** The page for developers: how programs hear of changes, and show them. Marks stand for links, code and bold words. */
export const developersHearingText = messages('developersHearing', {
  webhooks: "Webhooks",
  webhooksText: "Get a request at your address when something happens: <webhooks>add a webhook</webhooks>, for what you organise or for everything public. Deliveries are signed as in <standard>Standard Webhooks</standard>, and come in order for each event. One may come twice, with the same <code>webhook-id</code>.",
  webhooksTypes: "What they send",
  /** Above links, each of which is a type of webhook, such as event.confirmed. */
  webhooksSamples: "Each opens a sample: the whole body, as a test of your webhook sends it.",
  webhooksReceive: "Receive and verify them",
  webhooksAnswer: "Verify the body as it arrived, not what a parser made of it, and respond before you start to work. Fields are added without notice. An address of Slack, Discord, Mattermost or Telegram gets a message for people instead.",
  live: "Live changes",
  liveText: "A GraphQL subscription over Server-Sent Events. The first message is the current state, so simply subscribe again when a stream ends. <code>pollChanged</code> works the same way. The first message of <code>eventsChanged</code> is null: read the list then.",
  embeds: "Embeds and feeds",
  embedsText: "One line shows the next events on a website. <code>data-event</code> shows a single event, <code>data-type</code> those of one type; <code>data-theme</code>, <code>data-accent</code> and <code>data-lang</code> set how they look. Blogs and wikis find the same through oEmbed.",
  feedsText: "Feeds and calendars take the same filters as lists:",
  recipes: "Recipes",
  recipeBot: "<b>A chat bot.</b> Paste the address of your channel’s incoming webhook on <webhooks>the page of webhooks</webhooks>: no code at all. To let people respond in the chat, receive deliveries and join with a token. In the source code: <code>examples/chat-bot</code>.",
  recipeClub: "<b>A club’s website.</b> The embed for people, the calendar for their phones, the feed for your own page. In the source code: <code>examples/club-website</code>.",
  recipeImport: "<b>A nightly import.</b> A token with the scope <code>manage</code>, and the rows of your own system with their ids there. In the source code: <code>examples/nightly-import</code>.",
  recipeBoard: "<b>A live board.</b> A subscription for each event that is shown; beside it the list, once a minute. In the source code: <code>examples/live-board</code>.",
  recipeApp: "<b>A mobile app.</b> A client generated from <openapi>the OpenAPI document</openapi>; keep the <code>responseToken</code> where the phone keeps passwords. In the source code: <code>examples/mobile-client</code>.",
} as const);
