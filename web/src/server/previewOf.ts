import type { PageName } from '@quorum/domain/pages';
import { appText } from '../messages/appText.generated.ts';
import { describeWhen } from '../features/events/time/describeWhen.ts';
import { decisionHour } from '../features/events/time/useDecisionTime.ts';
import { standingText } from '../features/events/enoughText.ts';
import { coOrganisersText } from '../messages/organising/coOrganisersText.generated.ts';
import { handOverText } from '../messages/events/handOverText.generated.ts';
import { manageText } from '../messages/organising/manageText.generated.ts';
import { mineText } from '../messages/people/mineText.generated.ts';
import { moderationText } from '../messages/people/moderationText.generated.ts';
import { preferencesText } from '../messages/people/preferencesText.generated.ts';
import { pollFormText } from '../messages/polls/pollFormText.generated.ts';
import { pollsText } from '../messages/polls/pollsText.generated.ts';
import type { CancelledEventQuery, EventDetailQuery } from '../generated/graphql.generated.ts';
import type { CancelledPollQuery, PollDetailQuery } from '../generated/polls.generated.ts';
import { regularsText } from '../messages/series/regularsText.generated.ts';
import type { SeriesPageQuery } from '../generated/later.generated.ts';
import type { InitialResult } from '../lib/api/initialData.ts';
import { pageAt } from '../lib/paths.ts';
import { pagesText } from '../messages/pages/pagesText.generated.ts';
import { developerSettingsText } from '../messages/people/developerSettingsText.generated.ts';
import { decidedText } from './decidedText.ts';
import { previewText } from '../messages/pages/previewText.generated.ts';

interface PagePreview {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  isListed: boolean;
  /** What the page is about. */
  event?: EventDetailQuery['event'];
}

const found = (title: string, description: string): PagePreview => ({
  status: 200,
  title,
  description,
  isListed: true,
});

const PREVIEWS: Record<Exclude<PageName, 'event' | 'poll' | 'series'>, () => PagePreview> = {
  home: () => found('Quorum', previewText.home),
  create: () => found(pagesText.createTitle, previewText.create),
  createPoll: () => found(pollFormText.createTitle, previewText.createPoll),
  about: () => found(appText.about, previewText.about),
  guide: () => found(appText.guide, previewText.guide),
  me: () => ({ ...found(mineText.title, mineText.signInWhy), isListed: false }),
  reports: () => ({ ...found(moderationText.reports, moderationText.signInWhy), isListed: false }),
  notifications: () => ({ ...found(preferencesText.title, preferencesText.lead), isListed: false }),
  developerSettings: () => ({
    ...found(developerSettingsText.title, developerSettingsText.description),
    isListed: false,
  }),
  changelog: () => found(appText.changelog, previewText.changelog),
  developers: () => found(appText.developers, previewText.developers),
  // what is on it its organiser alone reads
  manage: () => ({ ...found(manageText.pageTitle, manageText.signInWhy), isListed: false }),
  // only a reader of the whole link learns which event it is about
  organise: () => ({ ...found(coOrganisersText.pageTitle, coOrganisersText.signInHint), isListed: false }),
  takeOver: () => ({ ...found(handOverText.pageTitle, handOverText.signInHint), isListed: false }),
  takeOverPoll: () => ({ ...found(handOverText.pollPageTitle, handOverText.signInHint), isListed: false }),
};

const ofEvent = (event: NonNullable<EventDetailQuery['event']>, now: number): PagePreview => {
  const { day, time } = describeWhen(event);
  const by = decisionHour(event, now);
  const standing = standingText(event.participants, event, { by, areIn: previewText.areIn });
  const facts = previewText.event({ day, time, place: event.location, standing });
  const decided = decidedText(event);
  const description = decided ? previewText.decided({ decided, facts }) : facts;
  return { ...found(event.title, description), isListed: !event.isPrivate && !event.isHidden, event };
};

const ofPoll = ({ title, options, location, participantThreshold, ...poll }: NonNullable<PollDetailQuery['poll']>) => ({
  ...found(title, previewText.poll({ dates: options.length, place: location, threshold: participantThreshold })),
  isListed: !poll.isPrivate && !poll.isHidden,
});

const ofSeries = (series: SeriesPageQuery['seriesByHash'] | undefined): PagePreview => {
  if (!series)
    return { status: 404, title: regularsText.notFound, description: regularsText.notFoundWhy, isListed: false };
  const description = regularsText.lead({ place: series.location, name: series.creatorName });
  return { ...found(series.title, description), isListed: !series.isPrivate };
};

/** The status of a page, and what link previews and search engines show of it. */
export const previewOf = (pathname: string, results: readonly InitialResult[], now: number): PagePreview => {
  const page = pageAt(pathname);
  if (page && page !== 'event' && page !== 'poll' && page !== 'series') return PREVIEWS[page]();
  const data = Object.assign({}, ...results.map((result) => result.data)) as Partial<
    EventDetailQuery & CancelledEventQuery & PollDetailQuery & CancelledPollQuery & SeriesPageQuery
  >;
  if (page === 'series') return ofSeries(data.seriesByHash);
  if (data.poll) return ofPoll(data.poll);
  if (data.event) return ofEvent(data.event, now);
  if (data.cancelledEvent) {
    const title = pagesText.wasCancelled({ title: data.cancelledEvent.title || pagesText.thisEvent });
    return { status: 410, title, description: pagesText.eventNotFoundWhy, isListed: false };
  }
  if (data.cancelledPoll) {
    const title = pagesText.wasCancelled({ title: data.cancelledPoll.title || pollsText.thisPoll });
    return { status: 410, title, description: pollsText.wasCancelledWhy, isListed: false };
  }
  if (data.poll === null)
    return { status: 404, title: pollsText.notFound, description: pollsText.notFoundWhy, isListed: false };
  const [title, description] =
    data.event === null
      ? [pagesText.eventNotFound, pagesText.eventNotFoundWhy]
      : [pagesText.pageNotFound, pagesText.pageNotFoundWhy];
  return { status: 404, title, description, isListed: false };
};
