import { appText } from '../app/appText.ts';
import { describeWhen } from '../features/events/time/describeWhen.ts';
import { describeProgress } from '../features/events/progressText.ts';
import { handOverText } from '../features/hand-over/handOverText.ts';
import { moderationText } from '../features/moderation/moderationText.ts';
import type { CancelledEventQuery, EventCardFragment, EventDetailQuery } from '../generated/graphql.generated.ts';
import type { FirstAnswer } from '../lib/firstAnswers.ts';
import { paths } from '../lib/paths.ts';
import { pagesText } from '../pages/pagesText.ts';
import { previewText } from './previewText.ts';

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

const PAGES: Record<string, () => PagePreview> = {
  [paths.home()]: () => found('Quorum', previewText.home),
  [paths.create()]: () => found(pagesText.createTitle, previewText.create),
  [paths.about()]: () => found(appText.about, previewText.about),
  [paths.guide()]: () => found(appText.guide, previewText.guide),
  [paths.reports()]: () => ({ ...found(moderationText.reports, moderationText.signInWhy), isListed: false }),
  [paths.changelog()]: () => found(appText.changelog, previewText.changelog),
};

const ofEvent = (event: EventCardFragment): PagePreview => {
  const { day, time } = describeWhen(event, null);
  const { ratio } = describeProgress(event.participants, event.participantThreshold);
  const description = previewText.event({ day, time, place: event.location, ratio });
  return { ...found(event.title, description), isListed: !event.isPrivate };
};

/** What is said of a page to those who do not see it: how it answers, and what it is about. */
export const previewOf = (pathname: string, answers: readonly FirstAnswer[]): PagePreview => {
  const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  if (page) return page();
  // which event it is about is for whoever has the whole link
  if (pathname.startsWith('/take-over/'))
    return { ...found(handOverText.pageTitle, handOverText.signInHint), isListed: false };
  const answered = Object.assign({}, ...answers.map(({ data }) => data)) as Partial<
    EventDetailQuery & CancelledEventQuery
  >;
  if (answered.event) return ofEvent(answered.event);
  if (answered.cancelledEvent) {
    const title = pagesText.wasCancelled({ title: answered.cancelledEvent.title || pagesText.thisEvent });
    return { status: 410, title, description: pagesText.eventNotFoundWhy, isListed: false };
  }
  const [title, description] =
    answered.event === null
      ? [pagesText.eventNotFound, pagesText.eventNotFoundWhy]
      : [pagesText.pageNotFound, pagesText.pageNotFoundWhy];
  return { status: 404, title, description, isListed: false };
};
