/* Written by `npm run codegen` from messages/en/pages/preview.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** What a chat shows of a link, a search engine of a page, and a page of itself while the server has lost its data. */
export const previewText = messages('preview', {
  image: "Quorum: events that happen when enough people are in.",
  home: "Events that happen when enough people are in. See what is coming up and say whether you will come; no account needed.",
  event: params("{day}, {time} · {place} · {standing}"),
  areIn: params("{ratio} are in"),
  decided: params("{decided} · {facts}"),
  tooFew: "Called off: too few",
  picture: params("{title}. {day}, {time}, {place}. {seats}: {status}"),
  create: "Publish an event with the number of people it needs, and see who will come.",
  createPoll: "Offer dates, see how likely each of them is, and let the votes pick.",
  poll: params("{dates} dates to vote on · {place} · takes {threshold}"),
  about: "What Quorum is for and what it can do: events with a threshold, responses with a likelihood, no account needed.",
  guide: "How to find an event, say whether you will come, publish one of your own, and what an account adds.",
  changelog: "What is new in Quorum.",
  developers: "All it takes to build on Quorum: a quick start, tokens, webhooks, live changes, embeds and limits, with snippets that run.",
  staleSince: params("As of {time}. Responses cannot be taken at the moment."),
} as const);
