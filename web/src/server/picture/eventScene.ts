import type { Seats } from '@quorum/domain/event/seats';
import type { Part } from '@quorum/domain/page/Picture';
import { numbersFrom, spotsAround } from '../../features/events/detail/coverPattern.ts';
import { ratioText } from '../../features/events/enoughText.ts';
import { ringWords } from '../../features/events/seats/ringWords.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { EventStatus } from './eventStatus.ts';
import { box, drawing, PICTURE, words } from './Scene.ts';
import { MARK_SHAPES, MARK_VIEW } from './markShapes.ts';
import { RING_VIEW, ringShapes } from '../../features/events/seats/seatShapes.ts';
import { titleSize } from './titleSize.ts';

/** What a preview picture shows. */
export interface ShownEvent {
  urlHash: string;
  title: string;
  type: { name: string; color: string };
  day: string;
  time: string;
  place: string;
  seats: Seats;
  status: EventStatus;
}

const MARGIN = 60;
const GAP = 52;
const PANEL_WIDTH = 392;
const TEXT_WIDTH = PICTURE.width - 2 * MARGIN - GAP - PANEL_WIDTH;
const TITLE_ROOM = { width: TEXT_WIDTH, height: 254 };
const RING_SIDE = 324;
/** From the picture's edge. */
const PANEL_CENTRE = MARGIN + PANEL_WIDTH / 2;
/** Behind the panel, from its edges to the middle of the picture. */
const RINGS = { count: 3, first: 300, between: 66, spacing: 52, spot: 11, shrinks: 1.6 };
const BAR = { width: 304, height: 28 };

/** As on the event's page: white on it has a contrast of 4.5 at least, whatever the colour. One tone, for a gradient takes 20 kB. */
const DEEP = '#06140f';

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const COUNT = { fontSize: 68, fontWeight: 700, lineHeight: 1, letterSpacing: '-0.02em', color: palette.text.light };
const MUTED = { fontSize: 28, lineHeight: 1.3, color: palette.textMuted.light };
const ONE_LINE = { lineClamp: 1, wordBreak: 'break-all' };
const CENTRED = { flexDirection: 'column', alignItems: 'center', justifyContent: 'center' } as const;

/** Rings of dots around those of the seats, turned as the event's hash says. */
const pattern = (urlHash: string, centre: number): Part => {
  const { width, height } = PICTURE;
  const spots = spotsAround({ x: centre, y: height / 2 }, RINGS, numbersFrom(urlHash));
  const shapes = spots.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}"/>`).join('');
  const view = `0 0 ${width} ${height}`;
  return drawing(`<g fill="#fff" opacity="0.1">${shapes}</g>`, view, {
    position: 'absolute',
    top: 0,
    left: 0,
    width,
    height,
  });
};

const ring = (seats: Seats): Part =>
  box(
    { ...CENTRED, position: 'relative', width: RING_SIDE, height: RING_SIDE },
    drawing(ringShapes(seats), RING_VIEW, {
      position: 'absolute',
      top: 0,
      left: 0,
      width: RING_SIDE,
      height: RING_SIDE,
    }),
    words(ringWords(seats).count, COUNT),
    words(ringWords(seats).words, MUTED),
  );

/** For more seats than can be told apart. */
const bar = (seats: Seats): Part =>
  box(
    { ...CENTRED, width: RING_SIDE, height: RING_SIDE - 60 },
    words(ratioText(seats), COUNT),
    words(ringWords(seats).words, MUTED),
    box(
      {
        ...BAR,
        marginTop: 36,
        borderRadius: BAR.height / 2,
        backgroundColor: palette.sunken.light,
        overflow: 'hidden',
      },
      box({
        width: BAR.width * Math.min(1, seats.expected / seats.threshold),
        height: BAR.height,
        borderRadius: BAR.height / 2,
        backgroundColor: palette.primary.light,
      }),
    ),
  );

const panel = ({ seats, status }: ShownEvent): Part =>
  box(
    {
      ...CENTRED,
      flexShrink: 0,
      width: PANEL_WIDTH,
      padding: 28,
      gap: 22,
      borderRadius: 40,
      backgroundColor: palette.surface.light,
    },
    seats.dots.length > 0 ? ring(seats) : bar(seats),
    box(
      { ...CENTRED, gap: 6 },
      words(status.text, {
        fontSize: 38,
        fontWeight: 700,
        lineHeight: 1.15,
        letterSpacing: '-0.01em',
        textAlign: 'center',
        textWrap: 'balance',
        color: palette.text.light,
      }),
      status.room ? words(status.room, { ...MUTED, textAlign: 'center' }) : null,
    ),
  );

const type = ({ name, color }: ShownEvent['type']): Part =>
  box(
    { alignItems: 'center', gap: 14, padding: '8px 24px 8px 18px', borderRadius: 30, backgroundColor: '#ffffff24' },
    box({ width: 20, height: 20, borderRadius: 10, backgroundColor: color, border: '3px solid #fff' }),
    words(name, { fontSize: 28, fontWeight: 600, lineHeight: 1.4 }),
  );

const brand: Part = box(
  { alignItems: 'center', gap: 12 },
  drawing(MARK_SHAPES, MARK_VIEW, { width: 38, height: 38 }),
  words('Quorum', { fontSize: 32, fontWeight: 700, letterSpacing: '-0.02em' }),
);

const facts = ({ title, type: { name }, day, time, place }: ShownEvent, textAlign: string): Part =>
  box(
    { flexDirection: 'column', gap: 26 },
    words(
      title,
      {
        ...titleSize(title, TITLE_ROOM),
        fontWeight: 700,
        letterSpacing: '-0.015em',
        textWrap: 'balance',
        overflowWrap: 'anywhere',
        textAlign,
      },
      name,
    ),
    box(
      { flexDirection: 'column', gap: 4 },
      words(day, { fontSize: 38, fontWeight: 600, lineHeight: 1.3, textAlign }),
      words(time, { fontSize: 38, fontWeight: 600, lineHeight: 1.3, textAlign }),
      words(place, { fontSize: 34, ...ONE_LINE, lineHeight: 1.35, color: '#ffffffd9', textAlign }),
    ),
  );

/** An event as a picture: what it is on its cover's colour, and beside it whether it happens. */
export const eventScene = (event: ShownEvent): Part => {
  const isMirrored = RIGHT_TO_LEFT.test(event.title);
  return box(
    {
      position: 'relative',
      width: PICTURE.width,
      height: PICTURE.height,
      flexDirection: isMirrored ? 'row-reverse' : 'row',
      alignItems: 'stretch',
      gap: GAP,
      padding: MARGIN,
      backgroundColor: `color-mix(in oklab, ${event.type.color} 36%, ${DEEP})`,
      color: '#ffffff',
    },
    pattern(event.urlHash, isMirrored ? PANEL_CENTRE : PICTURE.width - PANEL_CENTRE),
    box(
      {
        width: TEXT_WIDTH,
        flexDirection: 'column',
        alignItems: isMirrored ? 'flex-end' : 'flex-start',
        justifyContent: 'space-between',
      },
      box(
        {
          width: TEXT_WIDTH,
          flexDirection: isMirrored ? 'row-reverse' : 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
        },
        type(event.type),
        brand,
      ),
      facts(event, isMirrored ? 'right' : 'left'),
    ),
    panel(event),
  );
};
