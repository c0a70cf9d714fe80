import type { Loaded } from '@mikro-orm/core';
import type { Reportable } from '@quorum/domain/report/constants';
import { ReportEntity } from '../entities/ReportEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import { rowId } from './rowId.ts';

type Shown = Loaded<ReportEntity, Reportable>;
export type ReportOfEvent = Shown & { event: NonNullable<Shown['event']> };
export type ReportOfPoll = Shown & { poll: NonNullable<Shown['poll']> };

type NewReport = Pick<ReportEntity, 'reason' | 'uid' | 'reporterDigest' | 'createdAt'>;

const addTo = (column: string) => `insert into report (${column}, reason, uid, reporter_digest, created_at)
  values ($1, $2, $3, $4, $5) on conflict (${column}, reporter_digest) do nothing returning id`;

const ADD: Record<Reportable, string> = { event: addTo('event_id'), poll: addTo('poll_id') };

/** What was reported, and what became of it. */
export class ReportRepository {
  constructor(private readonly em: EntityManager) {}

  /** One report of a thing by each reporter: the first one stands. Returns whether it is this one. */
  async add(about: Reportable, id: number, report: NewReport): Promise<boolean> {
    const { reason, uid, reporterDigest, createdAt } = report;
    const values = [id, reason, uid, reporterDigest, createdAt.toISO()];
    return (await queryPrepared(this.em, ADD[about], values)).length > 0;
  }

  /** The newest first. */
  async listOfEvents(limit: number): Promise<ReportOfEvent[]> {
    return (await this.#list('event', limit)).filter((report): report is ReportOfEvent => Boolean(report.event));
  }

  /** The newest first. */
  async listOfPolls(limit: number): Promise<ReportOfPoll[]> {
    return (await this.#list('poll', limit)).filter((report): report is ReportOfPoll => Boolean(report.poll));
  }

  /** Returns the number of the report; null where there was none. */
  async remove(id: string): Promise<number | null> {
    const number = rowId(id);
    return number !== null && (await this.em.nativeDelete(ReportEntity, { id: number })) > 0 ? number : null;
  }

  #list(about: Reportable, limit: number): Promise<Shown[]> {
    const options = { populate: ['event', 'poll'], orderBy: { id: 'desc' }, limit } as const;
    return this.em.find(ReportEntity, { [about]: { $ne: null } }, options);
  }
}
