/** As much as a field takes, of one kind. */
export interface LongTexts {
  title: string;
  location: string;
  notes: string;
  webLink: string;
  /** Of the organiser, of a guest. */
  name: string;
  comment: string;
  email: string;
}

/** `sample` again and again, without tearing a sign apart, up to `most` code units. */
const filled = (sample: string, most: number): string => sample.repeat(Math.floor(most / sample.length));

/** Hosts and addresses are of ASCII, whatever else people write: labels of 63 letters at most. */
const LONG_HOST = `${'a'.repeat(63)}.${'b'.repeat(63)}.example.org`;

const textsOf = (sample: string): LongTexts => ({
  title: filled(sample, 120),
  location: filled(sample, 200),
  notes: filled(sample, 300),
  webLink: `https://${LONG_HOST}/${'w'.repeat(200)}`,
  name: filled(sample, 100),
  comment: filled(sample, 100),
  email: `${'m'.repeat(60)}@${LONG_HOST}`,
});

/** What has no place at which a browser would break a line by itself, or breaks it otherwise. */
export const LONG_TEXTS: Record<string, LongTexts> = {
  'a word without end': textsOf('W'),
  emoji: textsOf('😀👩‍👩‍👧‍👦🏳️‍🌈'),
  'right-to-left text': textsOf('استعدادات'),
};
