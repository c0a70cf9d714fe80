import { paths } from '../lib/paths.ts';

interface Credit {
  name: string;
  href: string;
}

export interface Credits {
  creator: Credit;
  charity: Credit;
}

/** Where the server names nobody: what the project is, its own About page says. */
const USUAL: Credits = {
  creator: { name: 'Quorum contributors', href: paths.about() },
  charity: { name: 'Right To Play', href: 'https://righttoplay.com/' },
};

/** The element in which the server names them, as JSON (`withCredits.ts`). */
const ELEMENT_ID = 'credits';

let named: Partial<Credits> | undefined;

/** On the server, where a page is no document yet: who is thanked on the pages that follow. */
export const setCredits = (credits: Partial<Credits>): void => {
  named = credits;
};

const namedInPage = () => JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}') as Partial<Credits>;

/** Whom the footer thanks. */
export const credits = (): Credits => ({ ...USUAL, ...(named ?? namedInPage()) });
