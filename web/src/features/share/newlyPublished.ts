import type { Shared } from './Shared.ts';

let published: Shared | null = null;

/** The event or the poll that was published on the page before; null otherwise, and after a reload. */
export const newlyPublished = (kind: Shared['kind']): Shared | null => (published?.kind === kind ? published : null);

export const rememberPublished = (shared: Shared): void => {
  published = shared;
};

export const forgetPublished = (): void => {
  published = null;
};
