import type { PageName } from '@quorum/domain/pages';
import { appText } from '../app/appText.ts';
import { describeWhen } from '../features/events/time/describeWhen.ts';
import { describeProgress } from '../features/events/progressText.ts';
import { handOverText } from '../features/hand-over/handOverText.ts';
import { moderationText } from '../features/moderation/moderationText.ts';
import type { CancelledEventQuery, EventCardFragment, EventDetailQuery } from '../generated/graphql.generated.ts';
import type { InitialResult } from '../lib/initialData.ts';
import { pageAt } from '../lib/paths.ts';
import { pagesText } from '../pages/pagesText.ts';
import { previewText } from './LinkPreview.tsx';

interface PagePreview {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  isListed: boolean;
}

const found = (title: string, description: string): PagePreview => ({
  status: 200,
  title,
  description,
  isListed: true,
});

const PREVIEWS: Record<Exclude<PageName, 'event'>, () => PagePreview> = {
  home: () => found('Quorum', previewText.home),
  create: () => found(pagesText.createTitle, previewText.create),
  about: () => found(appText.about, previewText.about),
  guide: () => found(appText.guide, previewText.guide),
  reports: () => ({ ...found(moderationText.reports, moderationText.signInWhy), isListed: false }),
  changelog: () => found(appText.changelog, previewText.changelog),
  // only a reader of the whole link learns which event it is about
  takeOver: () => ({ ...found(handOverText.pageTitle, handOverText.signInHint), isListed: false }),
};

const ofEvent = (event: EventCardFragment): PagePreview => {
  const { day, time } = describeWhen(event, null);
  const { ratio } = describeProgress(event.participants, event);
  const description = previewText.event({ day, time, place: event.location, ratio });
  return { ...found(event.title, description), isListed: !event.isPrivate };
};

/** The status of a page, and what link previews and search engines show of it. */
export const previewOf = (pathname: string, results: readonly InitialResult[]): PagePreview => {
  const page = pageAt(pathname);
  if (page && page !== 'event') return PREVIEWS[page]();
  const data = Object.assign({}, ...results.map((result) => result.data)) as Partial<
    EventDetailQuery & CancelledEventQuery
  >;
  if (data.event) return ofEvent(data.event);
  if (data.cancelledEvent) {
    const title = pagesText.wasCancelled({ title: data.cancelledEvent.title || pagesText.thisEvent });
    return { status: 410, title, description: pagesText.eventNotFoundWhy, isListed: false };
  }
  const [title, description] =
    data.event === null
      ? [pagesText.eventNotFound, pagesText.eventNotFoundWhy]
      : [pagesText.pageNotFound, pagesText.pageNotFoundWhy];
  return { status: 404, title, description, isListed: false };
};
