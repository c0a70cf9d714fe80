import { parse } from '@quorum/domain/parse';
import type { Reportable } from '@quorum/domain/report/constants';
import { reportDraft } from '@quorum/domain/report/draft';
import { ofNetwork } from '../../gateways/limiter.ts';
import { ReportRepository } from '../../persistence/repositories/ReportRepository.ts';
import type { Context, RequestActor } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';

/** A visitor is known by their network: what a browser keeps is thrown away too easily. */
const reporterOf = ({ uid, address }: RequestActor) => (uid === null ? `network ${address}` : `person ${uid}`);

/** Finds what is reported, locked, so that it is not deleted meanwhile. */
const FIND = {
  event: ({ events }, urlHash) => events.requireLocked(urlHash),
  poll: ({ polls }, urlHash) => polls.requireLocked(urlHash),
} satisfies Record<Reportable, (context: Context, urlHash: string) => Promise<{ id: number }>>;

/**
 * Tells the operators what is wrong with an event or a poll; anybody may. A second report of it by the same person
 * changes nothing.
 * @throws DomainError `BAD_USER_INPUT`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function report(context: Context, about: Reportable, urlHash: string, input: unknown): Promise<void> {
  const { actor, em, limiter, tokens, clock } = context;
  const { reason } = parse(reportDraft, input);
  const claims = ofNetwork('report', actor.address);
  // a refusal is not to hold what is reported
  await limiter.check(claims);
  await inTransaction(context, async (transaction) => {
    const { id } = await FIND[about](transaction, urlHash);
    await limiter.consume(claims);
    const reporterDigest = tokens.digest(`${reporterOf(actor)} ${urlHash}`);
    await new ReportRepository(em).add(about, id, { reason, uid: actor.uid, reporterDigest, createdAt: clock.now() });
  });
}
