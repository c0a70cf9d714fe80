type Load = () => Promise<unknown>;

/** What a person who begins to do something may want next. */
const soonWanted = new Set<Load>();

export const wantSoon = (load: Load): void => {
  soonWanted.add(load);
};

/**
 * Loads everything that may be wanted soon, one after the other, so that what is wanted meanwhile does not have to wait for
 * all the rest. What cannot be loaded now is tried again when it is needed.
 */
export const loadSoonWanted = async (): Promise<void> => {
  for (const load of soonWanted) await load().catch(() => undefined);
};
