/** Longer headers are no client of ours. */
const ACCEPT_MAX = 1_000;

interface Range {
  type: string;
  /** From 0 to 1. */
  weight: number;
}

/** What a client says in one part of its `Accept`; null where it says more than a type and a weight. */
const rangeIn = (part: string): Range | null => {
  const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const others = parameters.filter((text) => text !== 'charset=utf-8' && !text.startsWith('q='));
  if (others.length > 0) return null;
  const weight = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1);
  return { type, weight };
};

/** How closely a range names a type: by itself, by its kind, or as any; 0 when it does not. */
const closeness = ({ type: range }: Range, type: string): number => {
  if (range === type) return 3;
  if (range === `${type.split('/')[0] ?? ''}/*`) return 2;
  return range === '*/*' ? 1 : 0;
};

/**
 * Which of these media types a client wants most, by its `Accept` (RFC 9110, 12.5.1): however many ways there are to say
 * so, there are as many answers as types. Null for none of them, and for a header that is not plain.
 * @param types the one to answer by default first
 */
export const mediaTypeFor = (accept: string | undefined, types: readonly string[]): string | null => {
  if (accept === undefined || accept === '*/*') return types[0] ?? null;
  if (accept.length > ACCEPT_MAX) return null;
  const ranges = accept.split(',').map(rangeIn);
  const wanted = types.flatMap((type) => {
    const close = ranges.map((range, at) => ({
      type,
      at,
      weight: range?.weight ?? 0,
      close: range ? closeness(range, type) : 0,
    }));
    // what names a type most closely decides on it
    const [best] = close.filter((one) => one.close > 0).sort((a, b) => b.close - a.close);
    return best && best.weight > 0 ? [best] : [];
  });
  wanted.sort((a, b) => b.weight - a.weight || b.close - a.close || a.at - b.at);
  return wanted[0]?.type ?? null;
};
