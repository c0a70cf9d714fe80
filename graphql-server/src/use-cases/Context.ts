import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { Actor } from '@quorum/domain/policies';
import type { Clock } from '../gateways/clock.ts';
import type { Identity } from '../gateways/identity/Identity.ts';
import type { JobQueue } from '../gateways/JobQueue.ts';
import type { Limiter } from '../gateways/limiter.ts';
import type { Tokens } from '../gateways/tokens.ts';
import type { Turns } from '../gateways/Turns.ts';
import type { Mailing } from '../gateways/mail/Mailing.ts';
import type { PhonePolicy } from '../gateways/phone/PhonePolicy.ts';
import type { PushSender } from '../gateways/push/PushSender.ts';
import type { SmsSender } from '../gateways/sms/SmsSender.ts';
import type { SmsQuota } from '../gateways/sms/SmsQuota.ts';
import type { WeatherProvider } from '../gateways/weather/WeatherProvider.ts';
import type { WebhookSender } from '../gateways/webhooks/WebhookSender.ts';
import type { EntityManager } from '../persistence/orm.ts';
import type { EventLists } from '../persistence/repositories/EventLists.ts';
import type { EventRepository } from '../persistence/repositories/EventRepository.ts';
import type { MailRepository } from '../persistence/repositories/MailRepository.ts';
import type { PollLists } from '../persistence/repositories/polls/PollLists.ts';
import type { PollRepository } from '../persistence/repositories/polls/PollRepository.ts';
import type { ResponseRepository } from '../persistence/repositories/ResponseRepository.ts';

/** The actor, as far as the request has proven it. */
export interface RequestActor extends Actor {
  isOperator: boolean;
  /** What the identity provider knows about a signed-in person. */
  identity: Identity | null;
  /** The secret of this browser's cookie. */
  visitorToken: string | null;
  /** In which they read. */
  language: ReaderLanguage;
  /** The address the request came from, for limits alone; of a program its token, which has limits of its own. */
  address: string;
  /** The `Idempotency-Key` of the request, as the client sent it. */
  idempotencyKey: string | null;
}

/** The key of a request: claimed by the first of its transactions. */
interface Keyed {
  keyDigest: string;
  isClaimed: boolean;
  /** @throws DomainError where another request has it */
  claim(): Promise<void>;
}

/** Everything a use-case works with, created for each request. */
export interface Context {
  actor: RequestActor;
  em: EntityManager;
  events: EventRepository;
  lists: EventLists;
  polls: PollRepository;
  pollLists: PollLists;
  responses: ResponseRepository;
  mails: MailRepository;
  clock: Clock;
  tokens: Tokens;
  limiter: Limiter;
  /** Of this server; `inTransaction` takes them. */
  turns: Turns;
  /** Invalidates the caches of what everybody sees, in the other processes too; `inTransaction` calls it. */
  invalidate: (isTakenAway: boolean) => void;
  /** Has subscribers told about what was recorded; `inTransaction` calls it. */
  dispatchSoon: () => void;
  jobs: JobQueue;
  /** Where the request as a whole is done once, and its answer kept. */
  keyed?: Keyed | null;
  /** Where all is done and taken back, to say what would come of it: notes whether something would have changed. */
  rehearsal?: { hasChanged: boolean };
  /** Null where no mail is written. */
  mailing: Mailing | null;
  /** Null where no notifications are sent. */
  pushSender: PushSender | null;
  /** Null where no texts are sent. */
  smsSender: SmsSender | null;
  smsQuota: SmsQuota;
  phones: PhonePolicy;
  /** For jobs alone: nobody waits for it. */
  weather: WeatherProvider;
  /** For jobs alone, too. */
  webhookSender: WebhookSender;
}
