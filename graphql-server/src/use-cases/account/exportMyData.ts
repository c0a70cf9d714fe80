import { statusOf } from '@quorum/domain/decision/status';
import type { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import type { ReportEntity } from '../../persistence/entities/ReportEntity.ts';
import { PersonRepository } from '../../persistence/repositories/PersonRepository.ts';
import type { Context } from '../Context.ts';
import { contentOf } from '../events/eventContent.ts';
import { addressDigest } from '../mail/addressDigest.ts';
import { requireSignedIn } from '../permit.ts';

const aboutEvent = (event: EventEntity) => {
  const { urlHash, creatorName, creatorEmail, creatorLanguage = null, createdAt, updatedAt } = event;
  const { eventType, ...content } = contentOf(event);
  return {
    urlHash,
    ...content,
    eventType: eventType.name,
    creatorName,
    creatorEmail,
    creatorLanguage,
    createdAt,
    updatedAt,
  };
};

const aboutCancelled = ({ urlHash, title, location, date, endTime, timezone, cancelledAt }: CancelledEventEntity) => ({
  urlHash,
  title,
  location,
  date,
  endTime,
  timezone,
  cancelledAt,
});

const aboutResponse = ({
  event,
  name,
  email,
  language = null,
  likelihood,
  guests,
  minParticipants,
  isStandby,
  comment,
  createdAt,
  updatedAt,
  ...place
}: ParticipantEntity) => ({
  event: { urlHash: event.urlHash, title: event.title },
  name,
  email,
  language,
  likelihood,
  guests,
  minParticipants,
  isStandby,
  status: statusOf({ likelihood, minParticipants, isStandby, ...place }),
  comment,
  createdAt,
  updatedAt,
});

const aboutReport = ({ event, reason, createdAt }: ReportEntity) => ({ event: event.urlHash, reason, createdAt });

const aboutMail = ({ kind, recipient, subject, createdAt, sentAt, event }: MailEntity) => ({
  kind,
  recipient,
  subject,
  createdAt,
  sentAt: sentAt ?? null,
  event: event ? event.urlHash : null,
});

/**
 * All that is stored about the signed-in person. What others wrote is theirs and not in it. Secrets are not in it
 * either: anybody who finds the file could use them.
 * @throws DomainError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export async function exportMyData(context: Context) {
  const { actor, em, clock, limiter } = context;
  requireSignedIn(actor);
  await limiter.consume([{ limit: 'exportData', key: actor.uid }]);
  const person = new PersonRepository(em, actor.uid);
  const account = await person.findAccount();
  const [events, responses] = [await person.listEvents(), await person.listResponses()];
  const hashes = [...events, ...responses.map(({ event }) => event)].map(({ urlHash }) => urlHash);
  const address = actor.identity.email;
  const unsubscribed = address ? await person.listUnsubscribed(addressDigest(context, address), hashes) : [];
  const feed = await person.findFeed();
  return {
    exportedAt: clock.now(),
    account: {
      ...actor.identity,
      ...(account && { createdAt: account.createdAt, lastLoginAt: account.lastLoginAt }),
    },
    events: events.map(aboutEvent),
    responses: responses.map(aboutResponse),
    cancelledEvents: (await person.listCancelled()).map(aboutCancelled),
    mails: (await person.listMails()).map(aboutMail),
    reports: (await person.listReports()).map(aboutReport),
    unsubscribed: unsubscribed.map(({ scope, createdAt }) => ({ scope, createdAt })),
    calendarFeed: feed && { createdAt: feed.createdAt },
  };
}
