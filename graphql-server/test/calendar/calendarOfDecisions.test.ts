import { describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useFreshServer } from '../support/useServer.ts';
import { calendarReader } from './calendarReader.ts';

const server = useFreshServer();

const { entryOf, get, read } = calendarReader(() => server);

const DECIDES = '2026-05-05T08:00:00.000Z';
const ADA = { as: 'ada' };

const feedOf = async (as: string) => {
  const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as });
  return String(data?.renewCalendarFeed.url);
};

type Entry = Awaited<ReturnType<typeof entryOf>>;

/** The entry of the event in every calendar that has it: they agree, since those whose calendars they are are coming. */
const everywhere = async (event: EventView, feeds: readonly string[]): Promise<Entry> => {
  const one = await entryOf(event);
  for (const url of ['/calendar.ics', ...feeds]) {
    const entries = (await read(url)).events.filter(({ uid }) => uid === one.uid);
    expect({ url, entries }).toEqual({ url, entries: [one] });
  }
  return one;
};

/** From its creation to its end, an hour or more apart; what the calendars say after each step. */
const playALife = async (isDecidedByTheClock: boolean) => {
  const decideAt = isDecidedByTheClock ? DECIDES : null;
  const event = await anEvent(server, { participantThreshold: 3, decideAt });
  const feeds = [await feedOf('ada'), await feedOf('bea')];
  const path = `/api/events/${event.urlHash}`;
  const decide = (decision: string) => restDoor(server).decideEvent(event, { decision }, ADA);
  await aResponse(server, event, { name: 'Bea' }, { as: 'bea' });
  const cleo = await aResponse(server, event, { name: 'Cleo' }, { as: 'cleo' });
  const steps: [time: string, act: () => Promise<unknown>][] = [
    ['2026-05-01T12:00:00.000Z', () => Promise.resolve()],
    ['2026-05-02T12:00:00.000Z', () => server.rest('PUT', path, { title: 'Another' }, ADA)],
    ['2026-05-03T12:00:00.000Z', () => aResponse(server, event)],
    [DECIDES, () => (isDecidedByTheClock ? server.tasks.decideDueEvents({}) : decide('CONFIRM'))],
    // who leaves puts it at risk, and takes nothing back
    [
      '2026-05-05T09:00:00.000Z',
      () => server.rest('PUT', `${path}/participants/${cleo.id}`, { likelihood: 0.5 }, { as: 'cleo' }),
    ],
    ['2026-05-05T10:00:00.000Z', () => decide('CALL_OFF')],
    ['2026-05-05T11:00:00.000Z', () => decide('REOPEN')],
    ['2026-05-05T12:00:00.000Z', () => server.rest('PUT', path, { location: 'Elsewhere' }, ADA)],
    ['2026-05-05T13:00:00.000Z', () => decide('CONFIRM')],
    ['2026-05-05T14:00:00.000Z', () => server.rest('DELETE', path, undefined, ADA)],
  ];
  const entries: Entry[] = [];
  for (const [time, act] of steps) {
    server.clock.set(time);
    await act();
    entries.push(await everywhere(event, feeds));
  }
  return { event, entries };
};

/** What a person sees in their calendar. */
const shownOf = ({ title, location, status, start, end, description }: Entry) => ({
  title,
  location,
  status,
  start,
  end,
  description,
});

/** A calendar program by RFC 5546, section 2.1.5: it takes what is newer by SEQUENCE, then by DTSTAMP, and no other. */
const taken = (held: Entry, seen: Entry): Entry => {
  if (seen.sequence !== held.sequence) return seen.sequence > held.sequence ? seen : held;
  return seen.stamp >= held.stamp ? seen : held;
};

describe.each([
  ['the clock', true, ['TENTATIVE', 'TENTATIVE', 'TENTATIVE']],
  // nobody is to decide it, so enough people make it certain
  ['its organiser alone', false, ['TENTATIVE', 'TENTATIVE', 'CONFIRMED']],
])('the entry of an event that is decided by %s', (_who, isDecidedByTheClock, gathering) => {
  it('is one, tells each decision, and is the same in every calendar', async () => {
    const { event, entries } = await playALife(isDecidedByTheClock);
    expect(entries.map(({ status }) => status)).toEqual([
      ...gathering,
      ...['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'TENTATIVE', 'TENTATIVE', 'CONFIRMED', 'CANCELLED'],
    ]);
    expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${event.urlHash}@quorum`]));
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
    const stamps = entries.map(({ stamp }) => stamp);
    expect(stamps).toEqual([...stamps].sort());
  });

  it('is as it is now to a program that looks late, whatever it missed, and to one that reads an old file again', async () => {
    const { entries } = await playALife(isDecidedByTheClock);
    for (const [early, held] of entries.entries())
      for (const seen of entries.slice(early + 1)) {
        // what looks different has a higher SEQUENCE
        const isNews = JSON.stringify(shownOf(seen)) !== JSON.stringify(shownOf(held));
        if (isNews) expect(seen.sequence).toBeGreaterThan(held.sequence);
        expect(shownOf(taken(held, seen))).toEqual(shownOf(seen));
        expect(shownOf(taken(seen, held))).toEqual(shownOf(seen));
      }
  });
});

describe('a program that asks for what is new', () => {
  it('gets the calendar of now after a decision, and nothing where nothing is decided', async () => {
    const event = await anEvent(server, { participantThreshold: 2, decideAt: DECIDES });
    await aResponse(server, event, {}, { as: 'bea' });
    const urls = ['/calendar.ics', `/events/${event.urlHash}.ics`, await feedOf('ada'), await feedOf('bea')];
    for (const url of urls) {
      const { headers } = await get(url);
      const again = () => get(url, { headers: { 'if-none-match': String(headers.etag) } });
      expect({ url, status: (await again()).statusCode }).toEqual({ url, status: 304 });
    }
    const etags = await Promise.all(urls.map(async (url) => String((await get(url)).headers.etag)));
    server.clock.set(DECIDES);
    await server.tasks.decideDueEvents({});
    for (const [index, url] of urls.entries()) {
      const answer = await get(url, { headers: { 'if-none-match': etags[index] ?? '' } });
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
      expect(answer.body).toContain('STATUS:CANCELLED');
    }
  });
});
