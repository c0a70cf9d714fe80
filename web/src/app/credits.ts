interface Credit {
  name: string;
  href: string;
}

/** Who the footer thanks. Change them for your own installation. */
export const CREATOR: Credit = { name: 'the Quorum team', href: 'https://example.org/quorum' };
export const CHARITY: Credit = { name: 'Right To Play', href: 'https://righttoplay.com/' };
