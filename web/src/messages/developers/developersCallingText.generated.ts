/* Written by `npm run codegen` from messages/en/developers/developersCalling.arb. */
import { messages } from '../../lib/language.ts';

/** The page for developers: lists, errors and writing. Marks stand for links, code and bold words. */
export const developersCallingText = messages('developersCalling', {
  lists: "Lists and pages",
  listsText: "Lists take <code>when</code>, <code>eventTypeId</code>, <code>creatorId</code>, <code>from</code>, <code>to</code>, <code>search</code> and <code>orderBy</code>. With any parameter they come in pages, and the header <code>Link</code> has the address of the next. In GraphQL it is <code>first</code> and <code>after</code>.",
  sync: "Keep a copy",
  syncText: "<code>updatedSince</code> gives what has changed since a moment, and of what is gone that it is gone. Ask the next time from <code>Updated-Until</code> on: some of it comes twice, nothing is missed.",
  errors: "Errors",
  errorsText: "A refusal is <code>application/problem+json</code>: the <code>code</code> is for programs, <code>detail</code> for people, and <code>errors</code> names each field at fault with a code of its own. GraphQL has the same in <code>extensions</code>. <catalogue>Every code there is</catalogue> is made from our source. REST and GraphQL refuse by name what a call does not know, so a slip of the pen never goes unnoticed there; feeds and calendars ignore it.",
  retries: "Send it again",
  retriesText: "Give every write an <code>Idempotency-Key</code>, such as a UUID, and send it again until you have an answer: it is done once, and each time answered alike. The same key with another body is refused.",
  retriesChanges: "Did somebody else change it meanwhile? With <code>If-Match</code> a change that would overwrite theirs is refused.",
  imports: "Imports, and ids of your own",
  importsText: "Give an event an <code>externalId</code>, what your own system calls it, and send all rows again each night: what is new is published, what has changed is changed, the rest stays. Each row has a result of its own; with <code>dryRun</code> nothing is written.",
  importsOne: "One event by its id, to change it or publish it:",
} as const);
