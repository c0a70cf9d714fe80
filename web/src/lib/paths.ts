import { EVENT_PICTURE, fillPath, FORM_PAGES, type PageName, PAGES, POLL_FORM_PAGES } from '@quorum/domain/pages';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { matchPath } from 'react-router-dom';

const pathOf = (page: PageName) => () => PAGES[page];
const pathOfEvent = (page: 'event' | 'manage' | 'poll' | 'organise' | 'takeOver' | 'takeOverPoll', urlHash: string) =>
  fillPath(PAGES[page], { urlHash });

/** A form about a response or votes that exist, with the token that proves whose they are. */
const formOf = (form: string, values: Record<string, string>, token?: string) =>
  fillPath(form, values) + (token ? `?token=${token}` : '');

/** The address of each page, and of the files that go with it. */
export const paths = {
  home: pathOf('home'),
  create: pathOf('create'),
  createPoll: pathOf('createPoll'),
  poll: (urlHash: string) => pathOfEvent('poll', urlHash),
  series: (seriesHash: string) => fillPath(PAGES.series, { seriesHash }),
  event: (urlHash: string) => pathOfEvent('event', urlHash),
  manage: (urlHash: string) => pathOfEvent('manage', urlHash),
  /** The link with which another person becomes the organiser. */
  takeOver: (urlHash: string, token: string) => `${pathOfEvent('takeOver', urlHash)}#${token}`,
  /** The link with which another person comes to organise an event. */
  organise: (urlHash: string, token: string) => `${pathOfEvent('organise', urlHash)}#${token}`,
  takeOverPoll: (urlHash: string, token: string) => `${pathOfEvent('takeOverPoll', urlHash)}#${token}`,
  /** Forms that need no script. With a token, anyone who opens one may change the response. */
  joinForm: (urlHash: string) => fillPath(FORM_PAGES.join, { urlHash }),
  editForm: (urlHash: string, participantId: string, token?: string) =>
    formOf(FORM_PAGES.editResponse, { urlHash, participantId }, token),
  removeForm: (urlHash: string, participantId: string, token?: string) =>
    formOf(FORM_PAGES.removeResponse, { urlHash, participantId }, token),
  /** The same of a poll. */
  voteForm: (urlHash: string) => fillPath(POLL_FORM_PAGES.vote, { urlHash }),
  editVoteForm: (urlHash: string, voterId: string, token?: string) =>
    formOf(POLL_FORM_PAGES.editVote, { urlHash, voterId }, token),
  calendarFile: (urlHash: string) => `${pathOfEvent('event', urlHash)}.ics`,
  /** The preview picture in one of its states. */
  picture: (urlHash: string, language: ReaderLanguage, digest: string) =>
    fillPath(EVENT_PICTURE, { urlHash, language, digest }),
  about: pathOf('about'),
  guide: pathOf('guide'),
  reports: pathOf('reports'),
  notifications: pathOf('notifications'),
  developerSettings: (tab: 'tokens' | 'webhooks' = 'tokens') => `${PAGES.developerSettings}#${tab}`,
  me: pathOf('me'),
  changelog: pathOf('changelog'),
  developers: pathOf('developers'),
} satisfies Record<
  PageName | 'calendarFile' | 'picture' | 'joinForm' | 'editForm' | 'removeForm' | 'voteForm' | 'editVoteForm',
  (...parts: never[]) => string
>;

const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Undefined where there is no page. */
export const pageAt = (pathname: string): PageName | undefined =>
  PAGE_NAMES.find((page) => matchPath(PAGES[page], pathname));

/** The whole address of a path. The server does not know its own, and returns the path. */
export const addressOfPage = (path: string): string =>
  typeof window === 'undefined' ? path : window.location.origin + path;
