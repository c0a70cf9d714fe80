import type { WebhookCardFragment, WebhookDeliveryFragment } from '../../generated/later.generated.ts';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

// In the language that is read by now.

export const kindInWords = (kind: WebhookCardFragment['kind']): string =>
  ({
    STANDARD: webhooksText.STANDARD,
    SLACK: webhooksText.SLACK,
    DISCORD: webhooksText.DISCORD,
    MATTERMOST: webhooksText.MATTERMOST,
    TELEGRAM: webhooksText.TELEGRAM,
  })[kind];

export const disabledInWords = (because: NonNullable<WebhookCardFragment['disabledBecause']>): string =>
  ({ OWNER: webhooksText.OWNER, FAILING: webhooksText.FAILING, GONE: webhooksText.GONE })[because];

export const stateInWords = (state: WebhookDeliveryFragment['state']): string =>
  ({ WAITING: webhooksText.WAITING, DELIVERED: webhooksText.DELIVERED, GIVEN_UP: webhooksText.GIVEN_UP })[state];

/** Null for an answer, which says it by its number. */
export const problemInWords = (problem: NonNullable<WebhookDeliveryFragment['problem']>): string | null =>
  ({
    STATUS: null,
    UNREACHABLE: webhooksText.UNREACHABLE,
    TIMEOUT: webhooksText.TIMEOUT,
    TOO_MUCH: webhooksText.TOO_MUCH,
    ADDRESS: webhooksText.ADDRESS,
    OFF: webhooksText.OFF,
    WITHDRAWN: webhooksText.WITHDRAWN,
  })[problem];
