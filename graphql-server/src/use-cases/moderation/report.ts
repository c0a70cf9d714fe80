import { parse } from '@quorum/domain/parse';
import type { Reportable } from '@quorum/domain/report/constants';
import { reportDraft } from '@quorum/domain/report/draft';
import { recordOf } from '../../activity/record.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import { ReportRepository } from '../../persistence/repositories/ReportRepository.ts';
import { changeJudged, theEventOrPoll } from '../changeJudged.ts';
import type { Context, RequestActor } from '../Context.ts';

/** A visitor is known by their network: what a browser keeps is thrown away too easily. */
const reporterOf = ({ uid, address }: RequestActor) => (uid === null ? `network ${address}` : `person ${uid}`);

const anybody = () => undefined;

/**
 * Tells the operators what is wrong with an event or a poll; anybody may. A second report of it by the same person
 * changes nothing.
 * @throws DomainError `BAD_USER_INPUT`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function report(context: Context, about: Reportable, urlHash: string, input: unknown): Promise<void> {
  const { actor, tokens, clock } = context;
  const { reason } = parse(reportDraft, input);
  const claims = ofNetwork('report', actor.address);
  // held, so that it is not deleted meanwhile
  const subject = theEventOrPoll(about, urlHash);
  await changeJudged(context, { subject, judge: anybody, claims }, async (transaction, reported) => {
    const reporterDigest = tokens.digest(`${reporterOf(actor)} ${urlHash}`);
    const stored = { reason, uid: actor.uid, reporterDigest, createdAt: clock.now() };
    const isNew = await new ReportRepository(transaction.em).add(about, reported.id, stored);
    if (isNew) recordOf(transaction, about, 'reported', reported);
  });
}
