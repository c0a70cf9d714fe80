import { isoOf } from '@quorum/domain/isoOf';
import type { ReportOfEvent, ReportOfPoll } from '../../persistence/repositories/ReportRepository.ts';

// Without who reported it: an operator judges what was reported.

export const presentReport = (report: ReportOfEvent) => ({ ...said(report), event: reported(report.event) });

export const presentPollReport = (report: ReportOfPoll) => ({ ...said(report), poll: reported(report.poll) });

const said = ({ id, reason, createdAt }: ReportOfEvent | ReportOfPoll) => ({ id, reason, createdAt: isoOf(createdAt) });

type Reported = Pick<ReportOfEvent['event'], 'urlHash' | 'title' | 'creatorName' | 'isHidden'>;

const reported = ({ urlHash, title, creatorName, isHidden }: Reported) => ({ urlHash, title, creatorName, isHidden });
