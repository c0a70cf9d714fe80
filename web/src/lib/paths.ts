import type { Language } from '@quorum/domain/language';
import { EVENT_PICTURE, FORM_PAGES, type PageName, PAGES, POLL_FORM_PAGES } from '@quorum/domain/pages';
import { matchPath } from 'react-router-dom';

const pathOf = (page: PageName) => () => PAGES[page];
const pathOfEvent = (page: 'event' | 'poll' | 'takeOver' | 'takeOverPoll', urlHash: string) =>
  PAGES[page].replace(':urlHash', () => encodeURIComponent(urlHash));

const formOf = (form: 'editResponse' | 'removeResponse', urlHash: string, participantId: string, token?: string) =>
  FORM_PAGES[form]
    .replace(':urlHash', () => encodeURIComponent(urlHash))
    .replace(':participantId', () => encodeURIComponent(participantId)) + (token ? `?token=${token}` : '');

/** The address of each page, and of the files that go with it. */
export const paths = {
  home: pathOf('home'),
  create: pathOf('create'),
  createPoll: pathOf('createPoll'),
  poll: (urlHash: string) => pathOfEvent('poll', urlHash),
  event: (urlHash: string) => pathOfEvent('event', urlHash),
  /** The link with which another person becomes the organiser. */
  takeOver: (urlHash: string, token: string) => `${pathOfEvent('takeOver', urlHash)}#${token}`,
  takeOverPoll: (urlHash: string, token: string) => `${pathOfEvent('takeOverPoll', urlHash)}#${token}`,
  /** Forms that need no script. With a token, anyone who opens one may change the response. */
  joinForm: (urlHash: string) => FORM_PAGES.join.replace(':urlHash', () => encodeURIComponent(urlHash)),
  editForm: (urlHash: string, participantId: string, token?: string) =>
    formOf('editResponse', urlHash, participantId, token),
  removeForm: (urlHash: string, participantId: string, token?: string) =>
    formOf('removeResponse', urlHash, participantId, token),
  /** The same of a poll. */
  voteForm: (urlHash: string) => POLL_FORM_PAGES.vote.replace(':urlHash', () => encodeURIComponent(urlHash)),
  editVoteForm: (urlHash: string, voterId: string, token?: string) =>
    POLL_FORM_PAGES.editVote
      .replace(':urlHash', () => encodeURIComponent(urlHash))
      .replace(':voterId', () => encodeURIComponent(voterId)) + (token ? `?token=${token}` : ''),
  calendarFile: (urlHash: string) => `${pathOfEvent('event', urlHash)}.ics`,
  /** The preview picture in one of its states. */
  picture: (urlHash: string, language: Language, digest: string) =>
    EVENT_PICTURE.replace(':urlHash', () => encodeURIComponent(urlHash))
      .replace(':language', () => language)
      .replace(':digest', () => digest),
  about: pathOf('about'),
  guide: pathOf('guide'),
  reports: pathOf('reports'),
  changelog: pathOf('changelog'),
} satisfies Record<
  PageName | 'calendarFile' | 'picture' | 'joinForm' | 'editForm' | 'removeForm' | 'voteForm' | 'editVoteForm',
  (...parts: never[]) => string
>;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Undefined where there is no page. */
export const pageAt = (pathname: string): PageName | undefined =>
  PAGE_NAMES.find((page) => matchPath(PAGES[page], pathname));

/** The whole address of a path. The server does not know its own, and returns the path. */
export const addressOfPage = (path: string): string =>
  typeof window === 'undefined' ? path : window.location.origin + path;
