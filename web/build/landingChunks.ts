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

  const pagesOf = (id: string, graph: Graph): ReadonlySet<string> => {
    const found = known.get(id);
    if (found) return found;
    const pages = new Set<string>();
    // first, since modules may import each other
    known.set(id, pages);
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    const page = dynamicImporters.length > 0 && pageOf(id);
    if (page) pages.add(page);
    for (const importer of importers) for (const one of pagesOf(importer, graph)) pages.add(one);
    return pages;
  };

  return (id: string, graph: Graph): string | null => {
    const pages = pagesOf(id, graph);
    // a page is a chunk by itself, which is asked for by its name
    const isPage = LANDING_PAGES.includes(pageOf(id) ?? '');
    return isPage || LANDING_PAGES.every((page) => !pages.has(page)) ? null : [...pages].toSorted().join('');
  };
};
