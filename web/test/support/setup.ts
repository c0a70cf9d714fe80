import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { configure } from '@testing-library/dom';
import { runPrefetches } from '../../src/lib/lazy.tsx';

// patience, on whatever machine: a second is over when one stands still for a while
configure({ asyncUtilTimeout: 20_000 });

/** jsdom lays nothing out; the Radix primitives ask all the same. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver = NoResizeObserver;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
window.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

// a click in a browser comes after a move of the pointer
beforeEach(runPrefetches);

// drafts of one test are nothing to the next
afterEach(() => sessionStorage.clear());
