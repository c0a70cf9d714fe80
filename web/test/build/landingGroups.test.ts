import { describe, expect, it } from '@jest/globals';
import { landingGroups } from '../../build/landingGroups.ts';

const pages = '/quorum/web/src/pages';
const EVENT = `${pages}/EventPage.tsx`;
const POLL = `${pages}/PollPage.tsx`;
const ABOUT = `${pages}/about/AboutPage.tsx`;

const CAMERA = '/quorum/node_modules/lucide-react/dist/esm/icons/camera.mjs';

/** By module, what imports it; pages are imported by the app when they are opened. */
const importers: Record<string, string[]> = {
  ring: [EVENT],
  grid: [POLL],
  names: ['ring', 'grid'],
  dialog: ['ring', 'names', 'grid'],
  text: [EVENT, ABOUT],
  menu: [EVENT, POLL, ABOUT],
  map: [ABOUT],
  [CAMERA]: [EVENT, POLL, ABOUT],
  one: ['other', POLL],
  other: ['one'],
};

const graph = {
  getModuleInfo: (id: string) =>
    id.startsWith(pages)
      ? { importers: [], dynamicImporters: ['app'] }
      : { importers: importers[id] ?? [], dynamicImporters: [] },
};

type Groups = ReturnType<typeof landingGroups>;
const byPriority = (groups: Groups): Groups => [...groups].sort((one, other) => other.priority - one.priority);

/** The chunk that a module is in: groups take theirs from the highest priority to the lowest. */
const chunkIn = (groups: Groups, id: string) => {
  const names = byPriority(groups).map(({ name }) => name(id, graph));
  return names.find((name) => name !== null) ?? null;
};
const chunkOf = (id: string) => chunkIn(landingGroups(), id);

describe('The files of the pages that a link leads to', () => {
  it('has what only one of them imports in one, at once or through others', () => {
    expect(chunkOf('ring')).toBe('EventPage');
    expect(chunkOf('grid')).toBe('PollPage');
  });

  it('has what both import in another', () => {
    expect(chunkOf('names')).toBe('EventPagePollPage');
    expect(chunkOf('dialog')).toBe('EventPagePollPage');
  });

  it('has what other pages import, too, by itself, so that they do not load the rest', () => {
    expect(chunkOf('text')).toBe('EventPageOthers');
  });

  it('takes what more pages share first: a group takes with a module what that imports', () => {
    const takers = (id: string) => byPriority(landingGroups()).findIndex(({ name }) => name(id, graph) !== null);
    expect(takers('menu')).toBeLessThan(takers('text'));
    expect(takers('text')).toBeLessThan(takers('ring'));
  });

  it('has the icons that two of them draw by themselves: the file of all icons imports those of every page', () => {
    expect(chunkOf(CAMERA)).toBe('icons');
    expect(byPriority(landingGroups())[0]).toMatchObject({ minShareCount: 2 });
  });

  it('leaves the pages themselves, and what none of them imports', () => {
    expect([EVENT, POLL, ABOUT, 'map'].map(chunkOf)).toEqual([null, null, null, null]);
  });

  it.each([
    ['one', 'other'],
    ['other', 'one'],
  ] as const)(
    'names modules that import each other alike, whichever it is asked for first: %s, then %s',
    (first, second) => {
      const groups = landingGroups();
      expect([first, second].map((id) => chunkIn(groups, id))).toEqual(['PollPage', 'PollPage']);
    },
  );
});
