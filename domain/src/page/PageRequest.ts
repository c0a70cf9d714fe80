import type { Confirmation } from '../response/confirmation.ts';

export interface Credit {
  name: string;
  href: string;
}

/** The people and projects that the footer of every page thanks. */
export interface Credits {
  creator: Credit;
  charity: Credit;
}

/** What the server knows of somebody who opens a page. */
export interface PageRequest {
  /** The path, with what matters of its query. */
  address: string;
  /** Scheme and host, for addresses that other people are given. */
  origin: string;
  /** The reader's variant of a language that the app has. */
  locale: string;
  /** In milliseconds. */
  now: number;
  /** As far as the operator has named somebody. */
  credits: Partial<Credits>;
  /** What came of a form that led to the page. */
  confirmation?: Confirmation | null;
  /** The body of the response to an anonymous GET of `path`, on this server. */
  query: (path: string) => Promise<string>;
}
