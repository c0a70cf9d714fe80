type Load = () => Promise<unknown>;

/** What a person who begins to do something may want next. */
const soonWanted = new Set<Load>();

export const wantSoon = (load: Load): void => {
  soonWanted.add(load);
};

/** Loads everything that may be wanted soon; what cannot be loaded now is tried again when it is needed. */
export const loadSoonWanted = async (): Promise<void> => {
  await Promise.all([...soonWanted].map((load) => load().catch(() => undefined)));
};
