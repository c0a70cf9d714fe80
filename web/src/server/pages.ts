/** What the server loads: the pages as they are before the browser has run any code. */
export { localeAmong } from './localeAmong.ts';
export { operationText } from './operationText.ts';
export { pageAddress } from './pageAddress.ts';
export { renderForm } from './renderForm.tsx';
export { renderPage } from './renderPage.tsx';
export { renderPicture } from './renderPicture.ts';
