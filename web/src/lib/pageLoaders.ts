type Load = () => Promise<unknown>;

const loaders = new Map<string, Load>();
let loadNotFound: Load = () => Promise.resolve();

/** `/events/some-hash` and `/events/another` are one page. */
const pageOf = (path: string) => path.split('/')[1] ?? '';

/** What is shown at a path of no page. */
export const registerNotFoundLoader = (load: Load): void => {
  loadNotFound = load;
};

export const registerPageLoader = (path: string, load: Load): void => {
  loaders.set(pageOf(path), load);
};

/** Resolves once the page at `path` can be shown at once. */
export const loadPage = async (path: string): Promise<void> => {
  await (loaders.get(pageOf(path)) ?? loadNotFound)();
};

/** Fetches the page at `path`, so that it is here when somebody goes there; a failure shows only then. */
export const preloadPage = (path: string): void => {
  loadPage(path).catch(() => undefined);
};
