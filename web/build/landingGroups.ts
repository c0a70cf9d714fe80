import type { Rolldown } from 'vite';

/** The pages that a link leads to. */
const LANDING_PAGES = ['EventPage', 'PollPage'];
const OTHERS = 'Others';

/** Which of them a module is, or that it is another page; undefined for what is none. */
const pageOf = (id: string) => {
  const [, page] = /\/web\/src\/pages\/(?:\w+\/)*(\w+)\.tsx?$/.exec(id) ?? [];
  return page && (LANDING_PAGES.includes(page) ? page : OTHERS);
};

interface Graph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;
}

/** Its file of all icons imports each of them, so that everything would seem to need them all. */
const ICONS = '/node_modules/lucide-react/';

/** The landing pages and the others that import a module, at once or through others. */
const pageFinder = () => {
  const known = new Map<string, ReadonlySet<string>>();

  const findPages = (id: string, graph: Graph): ReadonlySet<string> => {
    const pages = new Set<string>();
    // modules may import each other: each is visited once, and what is found on the way is whole for `id` alone
    const visited = new Set([id]);
    for (const module of visited) {
      const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {};
      const page = dynamicImporters.length > 0 && pageOf(module);
      if (page) pages.add(page);
      for (const importer of importers) visited.add(importer);
    }
    return pages;
  };

  return (id: string, graph: Graph): ReadonlySet<string> => {
    const pages = known.get(id) ?? findPages(id, graph);
    known.set(id, pages);
    return pages;
  };
};

/** The module's chunk, of those that so many pages share; null if it belongs to none. */
const nameOf = (id: string, pages: ReadonlySet<string>, shared: number): string | null => {
  // a page is a chunk by itself, which is asked for by its name
  const isPage = LANDING_PAGES.includes(pageOf(id) ?? '');
  if (isPage || id.includes(ICONS) || pages.size !== shared || LANDING_PAGES.every((page) => !pages.has(page)))
    return null;
  return [...pages].toSorted().join('');
};

/**
 * Groups modules by which of the landing pages import them, at once or through others, and by whether other pages do. Without
 * it what they share is in forty files, which a phone asks for six at a time; with it, in ten with the app's own.
 *
 * A group takes what its modules import as well, so the groups that most pages share come first: what a page shares with
 * another would otherwise be in the chunk of one of them, with all that only that one needs.
 */
export const landingGroups = () => {
  const pagesOf = pageFinder();
  return [
    {
      name: (id: string) => (id.includes(ICONS) ? 'icons' : null),
      minShareCount: 2,
      debugName: 'icons',
      priority: 0.5,
    },
    ...[LANDING_PAGES.length + 1, 2, 1].map((shared) => ({
      name: (id: string, graph: Graph) => nameOf(id, pagesOf(id, graph), shared),
      debugName: `shared by ${shared}`,
      priority: shared / 10,
    })),
  ];
};
