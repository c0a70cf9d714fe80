interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

interface Limits {
  /** How many are done together at most. */
  items: number;
  /** Milliseconds after which those who came meanwhile wait no longer for what was begun before them. */
  patience: number;
}

/** Until `work` is done, or for that long at most. */
const atMost = async (patience: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  await Promise.race([work, late]);
  clearTimeout(timer);
};

/**
 * Does together what comes while `work` is busy with what came before: who comes alone waits for nobody, and the more
 * come, the less each of them costs. What `work` throws is thrown to all whom it was done for.
 * @param work answers in the order of its items
 */
export const gathering = <Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { items, patience }: Limits,
): ((item: Item) => Promise<Result>) => {
  const waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  const doSome = async () => {
    const some = waiting.splice(0, items);
    try {
      const results = await work(some.map(({ item }) => item));
      some.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  };
  const doAll = async () => {
    isBusy = true;
    while (waiting.length > 0) await atMost(patience, doSome());
    isBusy = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void doAll();
    });
};
