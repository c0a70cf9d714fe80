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

/**
 * Names the chunk of a module by the landing pages that import it, at once or through others, and by whether other pages do.
 * Without it what they share is in forty files, which a phone asks for six at a time; with it, in four.
 */
export const landingChunks = () => {
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

  const pagesOf = (id: string, graph: Graph): ReadonlySet<string> => {
    const pages = known.get(id) ?? findPages(id, graph);
    known.set(id, pages);
    return pages;
  };

  return (id: string, graph: Graph): string | null => {
    const pages = pagesOf(id, graph);
    // a page is a chunk by itself, which is asked for by its name
    const isPage = LANDING_PAGES.includes(pageOf(id) ?? '');
    return isPage || LANDING_PAGES.every((page) => !pages.has(page)) ? null : [...pages].toSorted().join('');
  };
};
