/** A window of this site, as far as a press on a notification has use for it. */
interface OpenWindow {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

interface Windows {
  all: () => Promise<readonly OpenWindow[]>;
  open: (url: string) => Promise<unknown>;
}

const HOME = '/';

/** The part after `#` is left out: the app takes a private link out of the address at once. */
const pageOf = (href: string) => href.split('#', 1)[0];

/** The address of a page of this site; that of the home page for anything else. */
const pageIn = (navigate: unknown, origin: string): URL => {
  const home = new URL(HOME, origin);
  if (typeof navigate !== 'string' || !URL.canParse(navigate, origin)) return home;
  const url = new URL(navigate, origin);
  return url.origin === origin ? url : home;
};

/**
 * Shows the page that a notification is about: in a tab that was opened at its address, else in a new one. Such a tab may show
 * another page by now, of which its address as the worker knows it says nothing, so it goes there again. It comes to the front
 * first: a browser allows that for a press, and a navigation would use it up.
 */
export const openPage = async (navigate: unknown, origin: string, windows: Windows): Promise<void> => {
  const { href } = pageIn(navigate, origin);
  const tab = (await windows.all()).find(({ url }) => pageOf(url) === pageOf(href));
  if (!tab) {
    await windows.open(href);
    return;
  }
  try {
    await tab.focus();
  } catch {
    await windows.open(href);
    return;
  }
  // refused for a page that another worker controls; it is in front
  await tab.navigate(href).catch(() => undefined);
};
