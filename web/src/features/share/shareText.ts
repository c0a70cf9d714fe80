import { messages } from '../../lib/language.ts';
import { share } from '../../messages/en/events/share.generated.ts';
import type { Shared } from './Shared.ts';

export const shareText = messages('share', share);

/** What invites people, before the address. */
export const invitationTo = (kind: Shared['kind']): string =>
  kind === 'event' ? shareText.joinEvent : shareText.voteInPoll;
