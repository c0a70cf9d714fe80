import type { ShownReport } from '../../persistence/repositories/ReportRepository.ts';
import { isoOf } from './isoOf.ts';

/** Without who reported it: an operator judges the event. */
export const presentReport = ({ id, reason, createdAt, event }: ShownReport) => {
  const { urlHash, title, creatorName, isHidden } = event;
  return { id, reason, createdAt: isoOf(createdAt), event: { urlHash, title, creatorName, isHidden } };
};
