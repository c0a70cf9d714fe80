import type { Loaded } from '@mikro-orm/core';
import { statusOf } from '@quorum/domain/decision/status';
import type { Reportable } from '@quorum/domain/report/constants';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { SmsEntity } from '../../persistence/entities/sms/SmsEntity.ts';
import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import type { PreferencesEntity } from '../../persistence/entities/PreferencesEntity.ts';
import type { PushSubscriptionEntity } from '../../persistence/entities/push/PushSubscriptionEntity.ts';
import type { ParticipantPhoneEntity } from '../../persistence/entities/sms/ParticipantPhoneEntity.ts';
import type { ReportEntity } from '../../persistence/entities/ReportEntity.ts';
import { CoOrganiserRepository } from '../../persistence/repositories/organising/CoOrganiserRepository.ts';
import { ApiTokenRepository } from '../../persistence/repositories/platform/ApiTokenRepository.ts';
import { FollowRepository } from '../../persistence/repositories/follow/FollowRepository.ts';
import { listOwnRecords } from '../organising/ownRecords.ts';
import { WebhookRepository } from '../../persistence/repositories/webhooks/WebhookRepository.ts';
import { PersonRepository } from '../../persistence/repositories/person/PersonRepository.ts';
import type { Context } from '../Context.ts';
import { addressDigest } from '../../gateways/addressDigest.ts';
import { requireSignedIn } from '../permit.ts';
import type { StoredPhone } from '../phone/phoneOwner.ts';
import { aboutCancelled, aboutCancelledPoll, aboutCoOrganised, aboutEvent } from './aboutEvents.ts';
import { aboutPoll, aboutVote } from './aboutPolls.ts';
import { aboutFollow, aboutRegular, aboutToken, aboutWebhook } from './aboutStanding.ts';

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
  answers,
  payment = null,
  isHidden,
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
  // as their owner reads it everywhere: a yes that the organiser has hidden waits
  status: statusOf({ likelihood, minParticipants, isStandby, isHidden, ...place }),
  isHidden,
  comment,
  answers: answers.map(({ questionId, text }) => ({
    question: event.questions.find(({ id }) => id === questionId)?.text ?? null,
    text,
  })),
  payment,
  createdAt,
  updatedAt,
});

const aboutAsk = ({ participant, kind, createdAt, reply, repliedAt }: AskEntity) => ({
  event: participant.event.urlHash,
  kind,
  createdAt,
  reply: reply ?? null,
  repliedAt: repliedAt ?? null,
});

/** The address of a device is a secret: anybody who has it and the server's keys could write to it. */
const aboutDevice = ({ participant, endpoint, language, createdAt }: PushSubscriptionEntity) => ({
  event: participant.event.urlHash,
  service: new URL(endpoint).hostname,
  language,
  createdAt,
});

/** With what they agreed to. */
const aboutPhone = (phone: StoredPhone) => {
  const { number, country, language, confirmedAt = null, consentWords, consentAt, consentNetwork } = phone;
  return { number, country, language, confirmedAt, consentWords, consentAt, consentNetwork };
};

const aboutPhoneOfResponse = (phone: ParticipantPhoneEntity) => ({
  event: phone.participant.event.urlHash,
  ...aboutPhone(phone),
});

const aboutPreferences = ({ participant, choices, createdAt, updatedAt }: PreferencesEntity) => ({
  event: participant?.event.urlHash ?? null,
  choices,
  createdAt,
  updatedAt,
});

const aboutReport = ({ event, poll, reason, createdAt }: Loaded<ReportEntity, Reportable>) => ({
  ...(poll ? { poll: poll.urlHash } : { event: event?.urlHash }),
  reason,
  createdAt,
});

const aboutMail = ({ kind, recipient, subject, createdAt, sentAt, event }: MailEntity) => ({
  kind,
  recipient,
  subject,
  createdAt,
  sentAt: sentAt ?? null,
  event: event ? event.urlHash : null,
});

const aboutText = ({ kind, recipient, createdAt, sentAt, reported }: SmsEntity) => ({
  kind,
  recipient,
  createdAt,
  sentAt: sentAt ?? null,
  reported: reported ?? null,
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
  const [polls, votes] = [await person.listPolls(), await person.listVotes()];
  const [responded, voted] = [responses.map(({ event }) => event), votes.map(({ poll }) => poll)];
  const hashes = [...events, ...responded, ...polls, ...voted].map(({ urlHash }) => urlHash);
  const address = actor.identity.email;
  const unsubscribed = address ? await person.listUnsubscribed(addressDigest(context, address), hashes) : [];
  const feed = await person.findFeed();
  const phone = await person.findPhone();
  return {
    exportedAt: clock.now(),
    account: {
      ...actor.identity,
      ...(account && { createdAt: account.createdAt, lastLoginAt: account.lastLoginAt }),
    },
    events: events.map(aboutEvent),
    coOrganised: (await new CoOrganiserRepository(em).listOf(actor.uid)).map((event) =>
      aboutCoOrganised(event, actor.uid),
    ),
    responses: responses.map(aboutResponse),
    regulars: (await person.listRegulars()).map(aboutRegular),
    polls: polls.map(aboutPoll),
    votes: votes.map(aboutVote),
    asks: (await person.listAsks()).map(aboutAsk),
    notifiedDevices: (await person.listDevices()).map(aboutDevice),
    follows: (await new FollowRepository(em).listAllOf(actor.uid)).map(aboutFollow),
    webhooks: (await new WebhookRepository(em).listOf(actor.uid)).map(aboutWebhook),
    phones: (await person.listPhones()).map(aboutPhoneOfResponse),
    accountPhone: phone && aboutPhone(phone),
    ...(await listOwnRecords(context, actor.uid)),
    notificationPreferences: (await person.listPreferences()).map(aboutPreferences),
    cancelledEvents: (await person.listCancelled()).map(aboutCancelled),
    cancelledPolls: (await person.listCancelledPolls()).map(aboutCancelledPoll),
    mails: (await person.listMails()).map(aboutMail),
    texts: (await person.listTexts()).map(aboutText),
    reports: (await person.listReports()).map(aboutReport),
    unsubscribed: unsubscribed.map(({ scope, createdAt }) => ({ scope, createdAt })),
    tokens: (await new ApiTokenRepository(em).listOf(actor.uid)).map(aboutToken),
    calendarFeed: feed && { createdAt: feed.createdAt },
  };
}
