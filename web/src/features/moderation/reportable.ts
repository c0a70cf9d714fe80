import type { Reportable } from '@quorum/domain/report/constants';
import type { ReportsQuery } from '../../generated/later.generated.ts';
import { moderationText } from '../../messages/people/moderationText.generated.ts';

/** A report, with what it is about. */
export interface ShownReport {
  id: string;
  reason: string;
  createdAt: string;
  about: Reportable;
  reported: { urlHash: string; title: string; creatorName: string; isHidden: boolean };
}

/** Of events and polls together, newest first. */
export const reportsOf = ({ reports, pollReports }: ReportsQuery): ShownReport[] =>
  [
    ...reports.map(({ event, ...said }) => ({ ...said, about: 'event' as const, reported: event })),
    ...pollReports.map(({ poll, ...said }) => ({ ...said, about: 'poll' as const, reported: poll })),
  ].sort((one, other) => Number(other.id) - Number(one.id));

/** The texts that name what they are about, in the language of the page. */
export const textsAbout = (about: Reportable) =>
  about === 'event'
    ? {
        report: moderationText.report,
        reportTitle: moderationText.reportTitle,
        reportFailed: moderationText.reportFailed,
        hiddenTitle: moderationText.hiddenTitle,
        hiddenFromCreator: moderationText.hiddenFromCreator,
        hide: moderationText.hideEvent,
        show: moderationText.showEvent,
        isHidden: moderationText.eventHidden,
        isShown: moderationText.eventShown,
        hideFailed: moderationText.hideFailed,
      }
    : {
        report: moderationText.reportPoll,
        reportTitle: moderationText.reportPollTitle,
        reportFailed: moderationText.reportPollFailed,
        hiddenTitle: moderationText.pollHiddenTitle,
        hiddenFromCreator: moderationText.pollHiddenFromCreator,
        hide: moderationText.hidePoll,
        show: moderationText.showPoll,
        isHidden: moderationText.pollHidden,
        isShown: moderationText.pollShown,
        hideFailed: moderationText.hidePollFailed,
      };
