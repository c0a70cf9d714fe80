import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { mailsOfCoOrganiser, CREATOR_KEY_START } from '../../persistence/entities/MailEntity.ts';
import type { PollEntity } from '../../persistence/entities/PollEntity.ts';
import { PushRepository } from '../../persistence/repositories/push/PushRepository.ts';
import { SmsRepository } from '../../persistence/repositories/sms/SmsRepository.ts';
import type { Transaction } from '../inTransaction.ts';

// What waits for people who organise something no more, by whichever way: it is for those who do.

type Outboxes = Pick<Transaction, 'em' | 'mails'>;

/** Stops what waits for the creator of events before they are somebody else's. */
export async function stopForCreatorOfEvents({ em, mails }: Outboxes, events: readonly EventEntity[]): Promise<void> {
  await mails.deleteForOrganisers({ event: events });
  await new PushRepository(em).stopFor(CREATOR_KEY_START, events);
  await new SmsRepository(em).stopFor(CREATOR_KEY_START, events);
}

/** The same of polls, about which no texts go to organisers. */
export async function stopForCreatorOfPolls({ em, mails }: Outboxes, polls: readonly PollEntity[]): Promise<void> {
  await mails.deleteForOrganisers({ poll: polls });
  await new PushRepository(em).stopFor(CREATOR_KEY_START, polls);
}

/** The same for somebody who has organised these events with their creators. */
export async function stopForCoOrganiser(
  { em, mails }: Outboxes,
  events: readonly EventEntity[],
  uid: string,
): Promise<void> {
  await mails.deleteForCoOrganiser(events, uid);
  await new PushRepository(em).stopFor(mailsOfCoOrganiser(uid), events);
  await new SmsRepository(em).stopFor(mailsOfCoOrganiser(uid), events);
}
