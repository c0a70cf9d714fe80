import { canReadChatLink } from '@quorum/domain/policies';
import type { Context } from '../../use-cases/Context.ts';
import type { EventView } from './presentEvent.ts';

/** Where those who come talk to each other, for those who may read it: the reader knows the address of a response of theirs. Null also where there is none. */
export const chatLinkFor = async ({ actor, events }: Context, event: EventView): Promise<string | null> => {
  const hasResponded = event.participants.some((one) => 'email' in one && one.likelihood > 0 && !one.isHidden);
  return canReadChatLink(actor, event, hasResponded) ? (await events.chatLinkOf(event.id)) || null : null;
};
