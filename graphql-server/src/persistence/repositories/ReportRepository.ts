import { ReportEntity } from '../entities/ReportEntity.ts';
import type { Loaded } from '@mikro-orm/core';
import type { EntityManager } from '../orm.ts';
import { rowId } from './rowId.ts';

export type ShownReport = Loaded<ReportEntity, 'event'>;

type NewReport = Pick<ReportEntity, 'reason' | 'uid' | 'reporterDigest' | 'createdAt'> & { event: number };

/** What was reported, and what became of it. */
export class ReportRepository {
  constructor(private readonly em: EntityManager) {}

  /** One report of an event by each reporter: the first one stands. */
  async add(report: NewReport): Promise<void> {
    await this.em.upsert(ReportEntity, report, {
      onConflictFields: ['event', 'reporterDigest'],
      onConflictAction: 'ignore',
    });
  }

  /** The newest first. */
  list(limit: number): Promise<ShownReport[]> {
    return this.em.find(ReportEntity, {}, { populate: ['event'], orderBy: { id: 'desc' }, limit });
  }

  /** Says whether there was a report of that number. */
  async remove(id: string): Promise<boolean> {
    const number = rowId(id);
    return number !== null && (await this.em.nativeDelete(ReportEntity, { id: number })) > 0;
  }
}
