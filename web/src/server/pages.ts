import type { PageRenderer } from '@quorum/domain/page/PageRenderer';
import { localeAmong } from './localeAmong.ts';
import { operationText } from './operationText.ts';
import { pageAddress } from './pageAddress.ts';
import { renderForm } from './renderForm.tsx';
import { renderPage } from './renderPage.tsx';
import { renderPicture } from './renderPicture.ts';

/** What the server loads: the pages as they are before the browser has run any code. */
export const pageRenderer: PageRenderer = {
  localeAmong,
  operationText,
  pageAddress,
  renderForm,
  renderPage,
  renderPicture,
};
