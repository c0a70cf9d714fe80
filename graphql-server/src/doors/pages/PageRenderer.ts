import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResponseStatus } from '@quorum/domain/decision/status';
import type { ErrorCode } from '@quorum/domain/errors';
import type { Confirmation } from '@quorum/domain/response/confirmation';
import type { Plan } from '@quorum/domain/response/plan';
import type { ShownAsk } from '../../use-cases/asking/getAsk.ts';
import type { Credits } from '../../config/credits.ts';
import type { Picture } from '../../gateways/pictures/Picture.ts';

export interface PageRequest {
  address: string;
  origin: string;
  locale: string;
  now: number;
  credits: Credits;
  /** What the page is to say that was just done. */
  confirmation?: Confirmation | null;
  query(path: string): Promise<string>;
}

/** A question that somebody got by mail, as its page shows it. */
export type AskOnPage = Omit<ShownAsk, 'urlHash' | 'response' | 'status' | 'waitlistPosition'> & {
  response: Plan & { name: string; status: ResponseStatus; waitlistPosition: number | null };
};

/** What a form says, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

export interface FormRequest extends Pick<PageRequest, 'origin' | 'locale' | 'now' | 'query'> {
  /** `refused`: the response is not the reader's, or no more. */
  form: 'join' | 'edit' | 'remove' | 'refused' | 'ask';
  urlHash: string;
  /** By which a form that is sent twice joins once. */
  key: string | null;
  /** Of an edit or removal. */
  response: (Plan & { id: number; name: string; comment: string }) | null;
  /** Of the page that a mail leads to; null where its link leads nowhere any more. */
  ask: AskOnPage | null;
  /** The proof that the reader came with. */
  responseToken: string | null;
  /** Whether it was typed to join, which another tab has done meanwhile. */
  isElsewhere: boolean;
  /** What was typed, where it was refused. */
  fields: Fields | null;
  refusal: { code: ErrorCode; message: string; fields: readonly string[] } | null;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Whether a search engine may list it. */
  isListed: boolean;
}

interface PictureRequest extends Pick<PageRequest, 'now' | 'query'> {
  urlHash: string;
  /** As an address says it. */
  language: string;
}

/** An event's preview picture as it is now, or why there is none. */
type RenderedPicture =
  | {
      status: 200;
      picture: Picture;
      /** Of all that it shows. */
      digest: string;
      path: string;
      /** Whether everybody may find the event. */
      isListed: boolean;
    }
  | { status: 404 | 410 };

/** The part of the built web app that writes pages, as `web/src/server/pages.ts` exports it. */
export interface PageRenderer {
  /** The reader's locale: of the languages wanted, the most wanted first, or of the one chosen before. */
  localeAmong(languages: readonly string[], chosen: string | null): string;
  /** A path with what matters of its query: pages with the same address are the same. */
  pageAddress(url: string, listEventTypes: () => Promise<{ id: number }[]>): Promise<string>;
  /** The text of the query that the app calls by this name; undefined for one that is not the app's. */
  operationText(id: string): string | undefined;
  /** @param template the bare page */
  renderPage(request: PageRequest, template: string): Promise<RenderedPage>;
  /** A page of a form alone, without any script. */
  renderForm(request: FormRequest, template: string): Promise<Pick<RenderedPage, 'status' | 'html'>>;
  /** Describes a preview picture, for it to be drawn. */
  renderPicture(request: PictureRequest): Promise<RenderedPicture>;
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
