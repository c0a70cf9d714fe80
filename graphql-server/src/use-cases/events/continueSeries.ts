import { DomainError } from '@quorum/domain/errors';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { continueOne } from './duplicateEvent.ts';

/** Makes the next occurrence of every series whose last one is past, with no browser open. */
export async function continueSeries(context: Context): Promise<void> {
  await attemptEach(context, await context.events.listDueSeries(context.clock.now()), async ({ urlHash }) => {
    try {
      await continueOne(context, urlHash);
    } catch (error) {
      // its organiser ended or deleted it since we looked
      if (!(error instanceof DomainError) || error.code === 'UNAVAILABLE') throw error;
    }
  });
}
