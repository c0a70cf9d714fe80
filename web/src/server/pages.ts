import type { PageRenderer } from '@quorum/domain/page/PageRenderer';
import { operationIds } from '../generated/operationIds.generated.ts';
import { operationTexts } from './operationTexts.ts';
import { pageAddress } from './pageAddress.ts';
import { renderForm } from './renderForm.tsx';
import { renderPage } from './renderPage.tsx';
import { renderPicture } from './renderPicture.ts';
import { staleNote } from './staleNote.ts';

const texts = new Map([...operationTexts()].map(([name, text]) => [operationIds[name], text]));

/** The text of the query that the app calls by this name; undefined for one that is not the app's. */
const operationText = (id: string): string | undefined => texts.get(id);

/** What the server loads: the pages as they are before the browser has run any code. */
export const pageRenderer: PageRenderer = {
  operationText,
  pageAddress,
  renderForm,
  renderPage,
  renderPicture,
  staleNote,
};
