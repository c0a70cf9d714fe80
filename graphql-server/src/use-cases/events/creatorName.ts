import type { Identity } from '../../gateways/identity/Identity.ts';

const NAMELESS = 'An organiser';

/** How an organiser is called on their events. Never the email address, which is for nobody else. */
export const creatorNameOf = ({ displayName }: Identity): string => displayName || NAMELESS;
