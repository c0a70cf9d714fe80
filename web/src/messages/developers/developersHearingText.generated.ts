/* Written by `npm run codegen` from messages/en/developers/developersHearing.arb. */
import { messages } from '../../lib/language.ts';

/** The page for developers: how programs hear of changes, and show them. Marks stand for links, code and bold words. */
export const developersHearingText = messages('developersHearing', {
  webhooks: "Webhooks",
  webhooksText: "Have your address told what happens: <webhooks>make a webhook</webhooks>, for what you organise or for all that is public. Deliveries are signed as <standard>Standard Webhooks</standard> are, and come in order for each event. One may come twice: its <code>webhook-id</code> is the same then.",
  webhooksTypes: "What they tell",
  /** Above links, each of which is a type of webhook, such as event.confirmed. */
  webhooksSamples: "Each opens a sample: the whole body, as a test of your webhook sends it.",
  webhooksReceive: "Receive them, and take no one else’s word",
  webhooksAnswer: "Verify the body as it came, not what a parser made of it, and answer first: the work can wait. Fields are added without notice. An address of Slack, Discord, Mattermost or Telegram gets a message for people instead.",
  live: "Live changes",
  liveText: "A GraphQL subscription, by Server-Sent Events. The first message is the state, so begin again wherever a stream ends. <code>pollChanged</code> is like it. Of <code>eventsChanged</code> the first message is null: read the list then.",
  embeds: "Embeds and feeds",
  embedsText: "One line shows the next events on a website. <code>data-event</code> shows a certain one, <code>data-type</code> those of a type; <code>data-theme</code>, <code>data-accent</code> and <code>data-lang</code> say how they look. Blogs and wikis find the same by oEmbed.",
  feedsText: "Feeds and calendars take the filters of lists:",
  recipes: "Recipes",
  recipeBot: "<b>A chat bot.</b> Paste the address of your channel’s incoming webhook on <webhooks>the page of webhooks</webhooks>: no code at all. For answers in the chat, receive deliveries and join with a token. In the source code: <code>examples/chat-bot</code>.",
  recipeClub: "<b>A club’s website.</b> The embed for people, the calendar for their phones, the feed for your own page. In the source code: <code>examples/club-website</code>.",
  recipeImport: "<b>A nightly import.</b> A token with the scope <code>manage</code>, and the rows of your own system with the ids that it has for them. In the source code: <code>examples/nightly-import</code>.",
  recipeBoard: "<b>A live board.</b> A subscription for each event that is shown; beside it the list, once a minute. In the source code: <code>examples/live-board</code>.",
  recipeApp: "<b>A mobile app.</b> A client generated from <openapi>the OpenAPI document</openapi>; keep the <code>responseToken</code> where the phone keeps passwords. In the source code: <code>examples/mobile-client</code>.",
} as const);
