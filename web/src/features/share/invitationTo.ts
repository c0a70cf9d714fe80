import type { Shared } from './Shared.ts';
import { shareText } from '../../messages/events/shareText.generated.ts';

/** What invites people, before the address. */
export const invitationTo = (kind: Shared['kind']): string =>
  kind === 'event' ? shareText.joinEvent : shareText.voteInPoll;
