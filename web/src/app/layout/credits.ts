import type { Credits } from '@quorum/domain/page/PageRequest';
import { paths } from '../../lib/paths.ts';

/** Where the server names nobody: what the project is, its own About page says, at an address that leads there from anywhere. */
const usual = (origin: string): Credits => ({
  creator: { name: 'Quorum contributors', href: `${origin}${paths.about()}` },
  charity: { name: 'Right To Play', href: 'https://righttoplay.com/' },
});

/** The element in which the server names them, as JSON (`withCredits.ts`). */
const ELEMENT_ID = 'credits';

interface Page {
  named: Partial<Credits>;
  /** Scheme and host. */
  origin: string;
}

let written: Page | undefined;

/** On the server, where a page is no document yet: the people who are thanked on the pages that follow. */
export const setCredits = (named: Partial<Credits>, origin: string): void => {
  written = { named, origin };
};

const read = (): Page => ({
  named: JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}') as Partial<Credits>,
  origin: location.origin,
});

/** Whom the footer thanks. */
export const credits = (): Credits => {
  const { named, origin } = written ?? read();
  return { ...usual(origin), ...named };
};
