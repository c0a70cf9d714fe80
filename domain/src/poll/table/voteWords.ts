import { DEFAULT_LIKELIHOOD, DEFINITE_LIKELIHOOD } from '../../response/constants.ts';

const YES =
  'yes y yeah ja j jo oui o si sí sì sim tak ok okay true wahr vrai x available verfügbar zusage ✓ ✔ ✅ ☑ 🗸 👍 🟢 1';
const NO = 'no n nope nein non nee não nie false falsch faux unavailable absage - – — ✗ ✘ ✕ ✖ ❌ ❎ ☒ ☐ × 👎 🔴 0';
const MAYBE =
  'maybe perhaps vielleicht evtl eventuell tentative ifneedbe peut-être quizás quizá forse talvez misschien może ' +
  '? ?? ~ ❓ ❔ ⁇ 🤷 🟡 0.5 0,5 ½';
const MAYBE_PHRASES = [
  'if need be',
  'if-need-be',
  'if necessary',
  'under reserve',
  'zur not',
  'wenn nötig',
  'wenn es sein muss',
  'unter vorbehalt',
  'si nécessaire',
  'sous réserve',
  'si besoin',
  'indien nodig',
  'se necessario',
  'si es necesario',
];
const NO_PHRASES = ['not available', 'nicht verfügbar', 'cannot', "can't", 'kann nicht'];
/** They were asked, and did not answer. */
const UNSAID = ['', 'unknown', 'unkown', 'unbekannt', 'inconnu', 'n/a', 'not answered', 'nicht beantwortet', 'pending'];

const said = (words: readonly string[], likelihood: number | null) => words.map((word) => [word, likelihood] as const);
const LIKELIHOODS: ReadonlyMap<string, number | null> = new Map([
  ...said(UNSAID, null),
  ...said(YES.split(' '), DEFINITE_LIKELIHOOD),
  ...said([...MAYBE.split(' '), ...MAYBE_PHRASES], DEFAULT_LIKELIHOOD),
  ...said([...NO.split(' '), ...NO_PHRASES], 0),
]);

/** Which shape or colour a sign takes says nothing. */
const LOOKS = /[\uFE0E\uFE0F\u200B\u200C]|\u200D|\p{Emoji_Modifier}/gu;

const PERCENT = /^(\d{1,3})\s?%$/;
const PART = /^(?:0?[.,]\d{1,4}|1[.,]0{1,4})$/;

const numberIn = (word: string): number | undefined => {
  const percent = PERCENT.exec(word)?.[1];
  if (percent !== undefined) return Number(percent) <= 100 ? Number(percent) / 100 : undefined;
  return PART.test(word) ? Number(word.replace(',', '.')) : undefined;
};

/** A table that counts to two: by most, 2 is the best; by some, what comes after 0 and 1. */
export const TWO = '2';

/** The vote in a cell; null for none, undefined if nobody can understand it. */
export const voteIn = (cell: string, isTwoYes = false): number | null | undefined => {
  const word = cell.toLowerCase().replace(LOOKS, '').replace(/[.!]$/, '').trim();
  if (isTwoYes && word === '1') return DEFAULT_LIKELIHOOD;
  if (word === TWO) return isTwoYes ? DEFINITE_LIKELIHOOD : DEFAULT_LIKELIHOOD;
  const likelihood = LIKELIHOODS.get(word) ?? numberIn(word);
  if (likelihood !== undefined || LIKELIHOODS.has(word)) return likelihood ?? null;
  // in brackets: if need be
  const inBrackets = /^\((.+)\)$/.exec(word)?.[1];
  return inBrackets !== undefined && LIKELIHOODS.get(inBrackets) === DEFINITE_LIKELIHOOD
    ? DEFAULT_LIKELIHOOD
    : undefined;
};

export const isVote = (cell: string): boolean => voteIn(cell) !== undefined;

/** Doodle writes nothing for a no. */
export const leavesNoBlank = (cell: string): boolean => /^\(?ok\)?$/i.test(cell);
