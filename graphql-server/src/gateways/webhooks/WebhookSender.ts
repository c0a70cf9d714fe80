import type { DeliveryProblem } from '@quorum/domain/webhooks/delivery';

/** What goes to a receiver. */
export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Why there was no answer, as the owner of the webhook reads it. What is inside a network is told to nobody by it. */
export type WebhookProblem = Extract<DeliveryProblem, 'ADDRESS' | 'UNREACHABLE' | 'TIMEOUT' | 'TOO_MUCH'>;

/** There was no answer that counts. */
export class WebhookFailed extends Error {
  constructor(readonly problem: WebhookProblem) {
    super(`A receiver has not answered: ${problem}`);
  }
}

/** Sends requests to addresses that people give us. */
export interface WebhookSender {
  /** Of this server, for links; null where nobody has named it. */
  publicUrl: string | null;
  /** Whether addresses without TLS are taken at all: where there are networks that the operator has named. */
  takesHttp: boolean;
  /**
   * The status that the receiver answered; what it said besides is not looked at.
   * @throws WebhookFailed
   */
  send(request: WebhookRequest): Promise<number>;
}
