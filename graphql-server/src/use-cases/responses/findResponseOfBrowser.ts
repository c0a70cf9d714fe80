import type { Context } from '../Context.ts';

/** The number of the response that was given to an event from this browser; null when there is none. */
export async function findResponseOfBrowser(context: Context, urlHash: string): Promise<number | null> {
  const { actor, events, responses, tokens } = context;
  if (actor.visitorToken === null) return null;
  const event = await events.findVisible(urlHash);
  return event && responses.findOfBrowser(event, tokens.digest(actor.visitorToken));
}
