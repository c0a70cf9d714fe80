import type { Clock } from '../gateways/clock.ts';
import type { IdentityVerifier } from '../gateways/identity/Identity.ts';
import type { Limiter, TakeToken } from '../gateways/limiter.ts';
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
import type { RequestActor } from '../use-cases/Context.ts';

/** The real parts, or fakes in their place, that requests are served with. */
export interface Services {
  em: EntityManager;
  identity: IdentityVerifier;
  clock: Clock;
  tokens: Tokens;
  limiterIn: (em: EntityManager, actor: RequestActor) => Limiter;
  /** Counts what programs do with a token. */
  takeToken: TakeToken;
  turns: Turns;
  /** Called after each commit that changed what everybody sees. */
  invalidate: (isTakenAway: boolean) => void;
  /** Called after each commit of something that subscribers must be told about. */
  dispatchSoon: () => void;
  /** The uids of those who read reports and hide events. */
  operators: ReadonlySet<string>;
  mailing: Mailing | null;
  pushSender: PushSender | null;
  smsSender: SmsSender | null;
  smsQuota: SmsQuota;
  phones: PhonePolicy;
  weather: WeatherProvider;
  webhookSender: WebhookSender;
}
