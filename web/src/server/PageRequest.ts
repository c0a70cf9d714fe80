import type { Confirmation } from '@quorum/domain/response/confirmation';
import type { Credits } from '../app/layout/credits.ts';

/** What the server knows of somebody who opens a page. */
export interface PageRequest {
  /** The path, with what matters of its query. */
  address: string;
  /** Scheme and host, for the addresses that others are told. */
  origin: string;
  /** The reader's variant of a language that there is. */
  locale: string;
  /** In milliseconds. */
  now: number;
  /** Whom the footer thanks, as far as somebody is named. */
  credits: Partial<Credits>;
  /** What came of a form that led to the page. */
  confirmation?: Confirmation | null;
  /** The body of the response to an anonymous GET of `path`, on this server. */
  query: (path: string) => Promise<string>;
}

/** The page for it, as HTML; the same for everybody. */
export interface RenderedPage {
  status: 200 | 404 | 410;
  html: string;
  /** Whether a search engine may list it. */
  isListed: boolean;
}
