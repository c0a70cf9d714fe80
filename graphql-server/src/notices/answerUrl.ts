import { secretForDevices } from '../use-cases/asking/askSecrets.ts';
import type { AboutEvent } from './Notice.ts';
import type { Surroundings } from './messages/parts/MailEvent.ts';

/** Where a question is answered: by a secret of its own where the reader is known by a device alone. */
export const answerUrl = (
  { mailing, transaction: { tokens } }: Pick<AboutEvent, 'mailing' | 'transaction'>,
  secret: string,
  { isOnDevice = false }: Pick<Surroundings, 'isOnDevice'>,
): string => `${mailing.publicUrl}/answer/${isOnDevice ? secretForDevices(tokens, secret) : secret}`;
