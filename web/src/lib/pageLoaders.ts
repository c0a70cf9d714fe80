type Load = () => Promise<unknown>;

const loaders = new Map<string, Load>();

/** `/events/some-hash` and `/events/another` are one page. */
const pageOf = (path: string) => path.split('/')[1] ?? '';

export const registerPageLoader = (path: string, load: Load): void => {
  loaders.set(pageOf(path), load);
};

/** Fetches the page at `path`, so that it is here when somebody goes there; a failure shows only then. */
export const preloadPage = (path: string): void => {
  loaders
    .get(pageOf(path))?.()
    .catch(() => undefined);
};
