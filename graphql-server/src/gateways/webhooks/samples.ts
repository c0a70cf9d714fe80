import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WebhookType } from '@quorum/domain/webhooks/types';
import { PACKAGE_ROOT } from '../../config/packageRoot.ts';

/** One file for each type: what is sent to test a webhook, what the documentation shows, and what tests hold deliveries against. */
const SAMPLES_FOLDER = path.join(PACKAGE_ROOT, 'assets/webhooks');

/** A body as receivers read it. */
export interface WebhookBody {
  type: WebhookType;
  /** ISO 8601 in UTC. */
  timestamp: string;
  data: Record<string, unknown>;
}

export const sampleOf = (type: WebhookType): WebhookBody =>
  JSON.parse(readFileSync(path.join(SAMPLES_FOLDER, `${type}.json`), 'utf8')) as WebhookBody;
