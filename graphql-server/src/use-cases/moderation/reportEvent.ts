import { parse } from '@quorum/domain/parse';
import { reportDraft } from '@quorum/domain/report/draft';
import { ofNetwork } from '../../gateways/limiter.ts';
import { ReportRepository } from '../../persistence/repositories/ReportRepository.ts';
import type { Context, RequestActor } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';

/** A visitor is known by their network: what a browser keeps is thrown away too easily. */
const reporterOf = ({ uid, address }: RequestActor) => (uid === null ? `network ${address}` : `person ${uid}`);

/**
 * Tells the operator what is wrong with an event; anybody may. Who reports the same event again changes nothing.
 * @throws DomainError `BAD_USER_INPUT`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function reportEvent(context: Context, urlHash: string, input: unknown): Promise<void> {
  const { actor, em, events, limiter, tokens, clock } = context;
  const { reason } = parse(reportDraft, input);
  const claims = ofNetwork('report', actor.address);
  // a refusal is not to hold the event
  await limiter.check(claims);
  await inTransaction(context, async () => {
    // locked, so that it is not deleted meanwhile
    const event = await events.requireLocked(urlHash);
    await limiter.consume(claims);
    const reporterDigest = tokens.digest(`${reporterOf(actor)} ${urlHash}`);
    const report = { event: event.id, reason, uid: actor.uid, reporterDigest, createdAt: clock.now() };
    await new ReportRepository(em).add(report);
  });
}
