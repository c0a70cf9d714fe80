import { afterEach, describe, expect, it } from '@jest/globals';
import type { EventDetailQuery } from '../../../src/generated/graphql.generated.ts';
import { activateLanguage, currentLocale, loadLanguage } from '../../../src/lib/language.ts';
import { eventPicture } from '../../../src/server/picture/eventPicture.ts';
import type { Part } from '@quorum/domain/page/Picture';
import { anEvent, aResponse } from '../../support/anEvent.ts';

type Detail = NonNullable<EventDetailQuery['event']>;

const NOW = Date.parse('2026-05-01T12:00:00Z');

const rowing: Detail = {
  ...anEvent({
    id: '1',
    urlHash: 'AAAAAAAAAAAAAAAAAAAAAA',
    title: 'Rowing on the lake',
    location: 'Pier 2',
    date: '2026-05-06T08:00:00.000Z',
    timezone: 'Australia/Sydney',
    participantThreshold: 4,
  }),
  isHidden: false,
  cameCount: null,
  seriesHash: null,
  participants: [],
};

const going = (count: number, given: object = {}): Detail['participants'] =>
  Array.from({ length: count }, () => ({
    ...aResponse({ status: 'GOING', ...given }),
    regularId: null,
    isHidden: false,
    isRepeated: false,
  }));

const pictureOf = (given: Partial<Detail> = {}, now = NOW) => eventPicture({ ...rowing, ...given }, now);

const partsOf = (part: Part): Part[] => [part, ...(part.type === 'container' ? part.children.flatMap(partsOf) : [])];
const textsOf = (given?: Partial<Detail>, now?: number) =>
  partsOf(pictureOf(given, now).picture.scene).flatMap((part) =>
    part.type === 'text' ? part.text.replaceAll('\u202f', ' ') : [],
  );
const drawingsOf = (given?: Partial<Detail>) =>
  partsOf(pictureOf(given).picture.scene).flatMap((part) => (part.type === 'image' ? part.src : []));

afterEach(() => activateLanguage('en', 'en-US'));

describe('the preview picture of an event', () => {
  it('shows its type, title, time in its own zone, place, and what it takes', () => {
    expect(textsOf({ participants: going(1) })).toEqual([
      'Soccer',
      'Quorum',
      'Rowing on the lake',
      'Wed, May 6, 2026',
      '6:00 PM AEST',
      'Pier 2',
      '1',
      'is in',
      '3 more and it happens',
    ]);
  });

  it('is described for those who do not see it', () => {
    expect(pictureOf({ participants: going(3) }).alt.replaceAll('\u202f', ' ')).toBe(
      'Rowing on the lake. Wed, May 6, 2026, 6:00 PM AEST, Pier 2. 3 of 4 seats taken: 1 more and it happens',
    );
  });

  it.each<[string, Partial<Detail>, string[]]>([
    ['needs more', { participants: going(2) }, ['2 more and it happens']],
    [
      'was called off by the clock',
      { participants: going(3), status: 'CALLED_OFF', decidedBy: 'CLOCK' },
      ['Called off: too few'],
    ],
    ['is confirmed, and short of one again', { participants: going(3), status: 'CONFIRMED' }, ['Confirmed']],
    ['is called off', { participants: going(4), status: 'CALLED_OFF' }, ['Called off']],
    ['has enough', { participants: going(4) }, ['Enough are in']],
    ['has room left', { participants: going(4), capacity: 6 }, ['Enough are in', '2 places left']],
    ['is full', { participants: going(6), capacity: 6 }, ['Enough are in', 'Full']],
    [
      'is waited for',
      { participants: [...going(6), ...going(1, { status: 'WAITLISTED' })], capacity: 6 },
      ['Enough are in', 'Full, 1 waiting'],
    ],
  ])('says about one that %s so', (_, given, words) => {
    expect(textsOf(given).slice(8)).toEqual(words);
  });

  it('says about one that is over only this', () => {
    expect(textsOf({}, Date.parse('2026-05-06T15:00:00Z')).slice(8)).toEqual(['Event Concluded']);
  });

  it('draws a seat for each that it needs', () => {
    const maybe = going(1, { status: 'MAYBE', likelihood: 0.5 });
    const ring = drawingsOf({ participants: [...going(2), ...maybe] }).at(-1) ?? '';
    expect(ring.match(/<circle/g)).toHaveLength(4);
    expect(ring.match(/<path/g)).toHaveLength(1);
  });

  it('counts where there are too many seats to tell them apart', () => {
    const texts = textsOf({ participantThreshold: 40, participants: going(30) });
    expect(texts).toContain('30 of 40');
    expect(texts).toContain('10 more and it happens');
  });

  it('begins at the right where the title does', () => {
    const styleOf = (title: string) => pictureOf({ title }).picture.scene.style.flexDirection;
    expect(['كرة القدم', '2 × שחמט', 'Chess', '将棋'].map(styleOf)).toEqual([
      'row-reverse',
      'row-reverse',
      'row',
      'row',
    ]);
  });

  it('has the type in place of a title that no font has', () => {
    const title = partsOf(pictureOf().picture.scene).find((part) => part.type === 'text' && part.otherwise);
    expect(title).toMatchObject({ text: 'Rowing on the lake', otherwise: 'Soccer' });
  });
});

describe('the address of a picture', () => {
  const { path, digest } = pictureOf();

  it('is of the event, its language, and what it shows', () => {
    expect(path).toBe(`/events/AAAAAAAAAAAAAAAAAAAAAA/preview/en/${digest}.png`);
    expect(digest).toMatch(/^[\w-]{16}$/);
  });

  it.each<[string, Partial<Detail>]>([
    ['the title', { title: 'Rowing' }],
    ['the place', { location: 'Pier 3' }],
    ['the time', { date: '2026-05-06T09:00:00.000Z' }],
    ['the zone', { timezone: 'Asia/Tokyo' }],
    ['the seats', { participants: going(1) }],
    ['what it needs', { participantThreshold: 5 }],
    ['its type', { eventType: { ...rowing.eventType, color: '#000000' } }],
  ])('changes with %s', (_, given) => {
    expect(pictureOf(given).digest).not.toBe(digest);
  });

  it('changes once the event is over', () => {
    expect(pictureOf({}, Date.parse('2026-05-08T00:00:00Z')).digest).not.toBe(digest);
  });

  it.each<[string, Partial<Detail>]>([
    ['notes', { notes: 'Bring a towel' }],
    ['a response that is hidden', { participants: going(1).map((one) => ({ ...one, isHidden: true })) }],
    ['a No', { participants: going(1, { status: 'DECLINED', likelihood: 0 }) }],
    ['another organiser', { creatorName: 'Bea' }],
  ])('stays the same with %s', (_, given) => {
    expect(pictureOf(given).digest).toBe(digest);
  });

  it('is one for all variants of a language with the same clock, and leaves the reader theirs', async () => {
    activateLanguage('en', 'en-AU');
    expect(pictureOf().path).toBe(path);
    expect(currentLocale()).toBe('en-AU');
    activateLanguage('en', 'en-IE');
    const british = pictureOf();
    expect(british.path).toContain('/preview/en-GB/');
    expect([british.alt, pictureOf().path]).toEqual([expect.stringContaining('18:00'), british.path]);
    expect(currentLocale()).toBe('en-IE');
    await loadLanguage('de');
    activateLanguage('de', 'de-AT');
    const german = pictureOf();
    expect(german.path).toContain('/preview/de/');
    expect(german.digest).not.toBe(digest);
    expect(german.alt).toContain('Noch 4 und es findet statt');
  });
});
