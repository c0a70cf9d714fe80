/** What is kept is dear to make and to hold: the formats of one zone take some 200 KB. */
const KEPT_MAX = 100;

/** Calls `create` for a key that it does not know, and returns the same value for as long as the key is among the last. */
export const memoize = <Key, Value>(create: (key: Key) => Value, kept = KEPT_MAX): ((key: Key) => Value) => {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? create(key);
    // the first key of a map is the one that was set longest ago
    values.delete(key);
    values.set(key, value);
    if (values.size > kept) values.delete(values.keys().next().value as Key);
    return value;
  };
};
