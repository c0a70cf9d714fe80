/* Written by `npm run codegen` from messages/en/developers/developersCalling.arb. */
import { messages } from '../../lib/language.ts';

/** The page for developers: lists, errors and writing. Marks stand for links, code and bold words. */
export const developersCallingText = messages('developersCalling', {
  lists: "Lists and pages",
  listsText: "Lists take <code>when</code>, <code>eventTypeId</code>, <code>creatorId</code>, <code>from</code>, <code>to</code>, <code>search</code> and <code>orderBy</code>. With any parameter they come in pages, and the header <code>Link</code> has the address of the next one. In GraphQL, pass <code>first</code> and <code>after</code>.",
  sync: "Keep a copy",
  syncText: "<code>updatedSince</code> lists what has changed since a moment, and what has been deleted. Next time, start from <code>Updated-Until</code>: some changes come twice, but none is missed.",
  errors: "Errors",
  errorsText: "A refusal is <code>application/problem+json</code>: the <code>code</code> is for programs, <code>detail</code> for people, and <code>errors</code> names each field at fault with a code of its own. GraphQL has the same in <code>extensions</code>. <catalogue>The list of all codes</catalogue> is generated from our source. REST and GraphQL refuse unknown fields and parameters by name, so a typo never goes unnoticed; feeds and calendars ignore them.",
  retries: "Send it again",
  retriesText: "Give every write an <code>Idempotency-Key</code>, such as a UUID, and send it again until you get a response: it is done once, and every repeat gets the same response. The same key with another body is refused.",
  retriesChanges: "With <code>If-Match</code>, a change that would overwrite somebody else’s is refused.",
  imports: "Imports, and ids of your own",
  importsText: "Give each event an <code>externalId</code>, its id in your own system, and send all rows again each night: new events are published, changed ones are updated, the rest stay as they are. Each row has a result of its own; with <code>dryRun</code> nothing is written.",
  importsOne: "A single event by its id, to change or publish it:",
} as const);
