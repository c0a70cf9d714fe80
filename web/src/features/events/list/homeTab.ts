export const HOME_TAB_PARAM = 'tab';

/** The home lists, by the names of their tabs. */
export type HomeTab = 'upcoming' | 'archive';

/** Which of the home lists an address shows: the archive by `?tab=archive`. */
export const homeTabIn = (search: URLSearchParams): HomeTab =>
  search.get(HOME_TAB_PARAM) === 'archive' ? 'archive' : 'upcoming';
