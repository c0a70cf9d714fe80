import { type PageName, PAGES } from '@quorum/domain/pages';
import { matchPath } from 'react-router-dom';

const pathOf = (page: PageName) => () => PAGES[page];
const pathOfEvent = (page: 'event' | 'takeOver', urlHash: string) =>
  PAGES[page].replace(':urlHash', () => encodeURIComponent(urlHash));

/** The address of each page, and of the files that go with it. */
export const paths = {
  home: pathOf('home'),
  create: pathOf('create'),
  event: (urlHash: string) => pathOfEvent('event', urlHash),
  /** The link with which another person becomes the organiser. */
  takeOver: (urlHash: string, token: string) => `${pathOfEvent('takeOver', urlHash)}#${token}`,
  /** The private link of a response. Anyone who opens it may change the response. */
  response: (urlHash: string, participantId: string, token: string) =>
    `${pathOfEvent('event', urlHash)}#response=${participantId}.${token}`,
  calendarFile: (urlHash: string) => `${pathOfEvent('event', urlHash)}.ics`,
  about: pathOf('about'),
  guide: pathOf('guide'),
  reports: pathOf('reports'),
  changelog: pathOf('changelog'),
} satisfies Record<PageName | 'calendarFile' | 'response', (...parts: never[]) => string>;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Undefined where there is no page. */
export const pageAt = (pathname: string): PageName | undefined =>
  PAGE_NAMES.find((page) => matchPath(PAGES[page], pathname));

/** The whole address of a path. The server does not know its own, and returns the path. */
export const addressOfPage = (path: string): string =>
  typeof window === 'undefined' ? path : window.location.origin + path;
