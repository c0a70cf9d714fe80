import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Credits } from '../../config/credits.ts';

export interface PageRequest {
  address: string;
  origin: string;
  locale: string;
  now: number;
  credits: Credits;
  query(path: string): Promise<string>;
}

interface RenderedPage {
  status: number;
  html: string;
  /** Whether a search engine may list it. */
  isListed: boolean;
}

/** The part of the built web app that writes pages, as `web/src/server/pages.ts` exports it. */
export interface PageRenderer {
  /** The reader's locale: of the languages wanted, the most wanted first, or of the one chosen before. */
  localeAmong(languages: readonly string[], chosen: string | null): string;
  /** A path with what matters of its query: pages with the same address are the same. */
  pageAddress(url: string): string;
  /** The text of the query that the app calls by this name; undefined for one that is not the app's. */
  operationText(id: string): string | undefined;
  /** @param template the bare page */
  renderPage(request: PageRequest, template: string): Promise<RenderedPage>;
}

/** The page that all others are made from, as it was built; empty where the web app was not. */
export const readBarePage = (webRoot: string): string => {
  const file = path.join(webRoot, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Loads the renderer when the first page is requested; null where the web app was built without. */
export const findRenderer = (webRoot: string): (() => Promise<PageRenderer>) | null => {
  const file = path.join(webRoot, '.server/pages.mjs');
  if (!existsSync(file)) return null;
  let loading: Promise<PageRenderer> | undefined;
  return () => (loading ??= import(pathToFileURL(file).href) as Promise<PageRenderer>);
};
