import { PAGE_SIZE_MAX } from '@quorum/domain/event/constants';
import { BATCH_MAX } from '@quorum/domain/external-ids/batch';
import {
  API_LIMITS,
  DELIVERIES_KEPT,
  DELIVERY_SECONDS_MAX,
  DOCUMENT_LIMITS,
  KEY_HOURS,
  STREAMS_OF_NETWORK_MAX,
  SYNC_DAYS_MAX,
  TOKEN_DAYS_MAX,
  TOKENS_MAX,
  WEBHOOKS_MAX,
} from '@quorum/domain/platform/apiLimits';
import { RETRY_AFTER_SECONDS } from '@quorum/domain/webhooks/retries';
import { formatNumber } from '../../lib/formatNumber.ts';
import { developersRulesText } from '../../messages/developers/developersRulesText.generated.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const often = ({ points, duration }: { points: number; duration: number }): string => {
  const count = formatNumber(points);
  if (duration === DAY) return developersRulesText.inDay({ count });
  return duration === HOUR ? developersRulesText.inHour({ count }) : developersRulesText.inMinute({ count });
};

const retries = (): string => {
  const seconds = RETRY_AFTER_SECONDS.reduce((sum, pause) => sum + pause, 0);
  return developersRulesText.retriesIn({ count: RETRY_AFTER_SECONDS.length, hours: Math.floor(seconds / HOUR) });
};

/** What is limited, and how: each figure from where its rule is. */
export const limitFacts = (): [what: string, most: string][] => [
  [developersRulesText.limitRequest, often(API_LIMITS.request)],
  [developersRulesText.limitToken, often(API_LIMITS.token)],
  [developersRulesText.limitSearch, often(API_LIMITS.search)],
  [developersRulesText.limitJoin, often(API_LIMITS.join)],
  [developersRulesText.limitJoinsOfEvent, often(API_LIMITS.joinsOfEvent)],
  [developersRulesText.limitEditResponse, often(API_LIMITS.editResponse)],
  [developersRulesText.limitFollow, often(API_LIMITS.follow)],
  [developersRulesText.limitCreateEvent, often(API_LIMITS.createEvent)],
  [developersRulesText.limitEditEvent, often(API_LIMITS.editEvent)],
  [developersRulesText.limitPage, formatNumber(PAGE_SIZE_MAX)],
  [developersRulesText.limitBatch, formatNumber(BATCH_MAX)],
  [developersRulesText.limitBatchRows, often(API_LIMITS.batchRows)],
  [developersRulesText.limitSync, developersRulesText.days({ count: SYNC_DAYS_MAX })],
  [developersRulesText.limitKey, developersRulesText.hours({ count: KEY_HOURS })],
  [developersRulesText.limitTokens, formatNumber(TOKENS_MAX)],
  [developersRulesText.limitCreateToken, often(API_LIMITS.createToken)],
  [developersRulesText.limitTokenDays, developersRulesText.days({ count: TOKEN_DAYS_MAX })],
  [developersRulesText.limitWebhooks, formatNumber(WEBHOOKS_MAX)],
  [developersRulesText.limitChangeWebhook, often(API_LIMITS.changeWebhook)],
  [developersRulesText.limitTryWebhook, often(API_LIMITS.tryWebhook)],
  [developersRulesText.limitWebhookRequests, often(API_LIMITS.webhookRequests)],
  [developersRulesText.limitWebhookRequestsOfPerson, often(API_LIMITS.webhookRequestsOfPerson)],
  [developersRulesText.limitDelivery, developersRulesText.seconds({ count: DELIVERY_SECONDS_MAX })],
  [developersRulesText.limitRetries, retries()],
  [developersRulesText.limitDeliveries, formatNumber(DELIVERIES_KEPT)],
  [developersRulesText.limitStreams, formatNumber(STREAMS_OF_NETWORK_MAX)],
  [developersRulesText.limitDepth, formatNumber(DOCUMENT_LIMITS.depth)],
  [developersRulesText.limitAliases, formatNumber(DOCUMENT_LIMITS.aliases)],
  [developersRulesText.limitCost, formatNumber(DOCUMENT_LIMITS.cost)],
  [developersRulesText.limitLexicalTokens, formatNumber(DOCUMENT_LIMITS.tokens)],
  [developersRulesText.limitDirectives, formatNumber(DOCUMENT_LIMITS.directives)],
  [developersRulesText.limitVariableValues, formatNumber(DOCUMENT_LIMITS.variableValues)],
];
