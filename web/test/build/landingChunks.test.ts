import { describe, expect, it } from '@jest/globals';
import { landingChunks } from '../../build/landingChunks.ts';

const pages = '/quorum/web/src/pages';
const EVENT = `${pages}/EventPage.tsx`;
const POLL = `${pages}/PollPage.tsx`;
const ABOUT = `${pages}/about/AboutPage.tsx`;

/** By module, what imports it; pages are imported by the app when they are opened. */
const importers: Record<string, string[]> = {
  ring: [EVENT],
  grid: [POLL],
  names: ['ring', 'grid'],
  dialog: ['ring', 'names', 'grid'],
  text: [EVENT, ABOUT],
  map: [ABOUT],
  one: ['other', POLL],
  other: ['one'],
};

const graph = {
  getModuleInfo: (id: string) =>
    id.startsWith(pages)
      ? { importers: [], dynamicImporters: ['app'] }
      : { importers: importers[id] ?? [], dynamicImporters: [] },
};

const nameOf = (id: string) => landingChunks()(id, graph);

describe('The files of the pages that a link leads to', () => {
  it('has what only one of them imports in one, at once or through others', () => {
    expect(nameOf('ring')).toBe('EventPage');
    expect(nameOf('grid')).toBe('PollPage');
  });

  it('has what both import in another', () => {
    expect(nameOf('names')).toBe('EventPagePollPage');
    expect(nameOf('dialog')).toBe('EventPagePollPage');
  });

  it('has what other pages import, too, by itself, so that they do not load the rest', () => {
    expect(nameOf('text')).toBe('EventPageOthers');
  });

  it('leaves the pages themselves, and what none of them imports', () => {
    expect([EVENT, POLL, ABOUT, 'map'].map(nameOf)).toEqual([null, null, null, null]);
  });

  it.each([
    ['one', 'other'],
    ['other', 'one'],
  ] as const)(
    'names modules that import each other alike, whichever it is asked for first: %s, then %s',
    (first, second) => {
      const name = landingChunks();
      expect([first, second].map((id) => name(id, graph))).toEqual(['PollPage', 'PollPage']);
    },
  );
});
