import type { FormRequest } from './FormRequest.ts';
import type { PageRequest } from './PageRequest.ts';
import type { Picture } from './Picture.ts';

/** A page as HTML, the same for everybody. */
export interface RenderedPage {
  status: 200 | 404 | 410;
  html: string;
  /** Whether a search engine may list it. */
  isListed: boolean;
}

export interface PictureRequest extends Pick<PageRequest, 'now' | 'query'> {
  urlHash: string;
  /** Of its words, as written in an address. */
  language: string;
}

/** An event's preview picture as it is now, or why there is none. */
export type RenderedPicture =
  | {
      status: 200;
      picture: Picture;
      /** Of all that it shows: another picture has another one. */
      digest: string;
      path: string;
      /** Whether everybody may find the event. */
      isListed: boolean;
    }
  | { status: 404 | 410 };

/** The part of the built web app that writes pages: what the server asks of it, and what it returns. */
export interface PageRenderer {
  /** A path with what matters of its query: pages with the same address are the same. */
  pageAddress(url: string, listEventTypes: () => Promise<readonly { id: number }[]>): Promise<string>;
  /** The text of the query that the app calls by this name; undefined for one that is not the app's. */
  operationText(id: string): string | undefined;
  /** @param template the bare page, the built `index.html` */
  renderPage(request: PageRequest, template: string): Promise<RenderedPage>;
  /** A page of a form alone, without any script. */
  renderForm(request: FormRequest, template: string): Promise<Pick<RenderedPage, 'status' | 'html'>>;
  /** What stands on a page that is as it was at `since` (milliseconds since the epoch), as HTML. */
  staleNote(locale: string, since: number): Promise<string>;
  /** Describes a preview picture for the server to draw. */
  renderPicture(request: PictureRequest): Promise<RenderedPicture>;
}
