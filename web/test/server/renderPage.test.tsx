import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { PREVIOUS_DATE } from '../../src/server/previousDateOf.ts';
import { aResponse } from '../support/anEvent.ts';
import { EVENT, ORIGIN, render, volleyball } from '../support/renderOnServer.ts';

describe('the page of an event', () => {
  it('unfurls in a chat: what, when, where, and how many are in', async () => {
    const { status, meta, document, isListed } = await render(EVENT);
    expect(status).toBe(200);
    expect(document.title).toBe('Evening volleyball · Quorum');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(meta('og:title')).toBe('Evening volleyball');
    expect(meta('og:description')?.replaceAll('\u202f', ' ')).toBe(
      'Wed, May 6, 2026, 6:00 PM AEST · Manly Beach · 1.5 of 4 expected',
    );
    expect(meta('og:url')).toBe(ORIGIN + EVENT);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(isListed).toBe(true);
  });

  it.each([
    [{ status: 'CONFIRMED', decidedBy: 'CLOCK' }, 'Confirmed'],
    [{ status: 'CALLED_OFF', decidedBy: 'CLOCK' }, 'Called off: too few'],
    [{ status: 'CALLED_OFF', decidedBy: 'ORGANISER' }, 'Called off'],
  ] as const)('unfurls with what was decided: %j', async (decided, told) => {
    const { meta } = await render(EVENT, { EventDetail: () => ({ event: { ...volleyball, ...decided } }) });
    expect(meta('og:description')).toMatch(new RegExp(`^${told} · Wed, May 6`));
    expect(meta('og:image:alt')).toMatch(new RegExp(`: ${told}$`));
  });

  it('unfurls with a picture of its own, whose address changes with the responses', async () => {
    const { meta } = await render(EVENT);
    expect(meta('og:image')).toMatch(/^https:\/\/quorum\.example\/events\/A{22}\/preview\/en\/[\w-]{16}\.png$/);
    expect([meta('og:image:type'), meta('og:image:width'), meta('og:image:height')]).toEqual([
      'image/png',
      '1200',
      '630',
    ]);
    expect(meta('og:image:alt')).toContain('1.5 of 4 expected, 1 certain, 1 maybe: 3 more needed');
    const joined = { ...volleyball, participants: [...volleyball.participants, aResponse()] };
    const later = await render(EVENT, { EventDetail: () => ({ event: joined }) });
    expect(later.meta('og:image')).not.toBe(meta('og:image'));
  });

  it("unfurls with the product's picture where there is no event", async () => {
    const { meta } = await render(EVENT, { EventDetail: () => ({ event: null }) });
    expect(meta('og:image')).toBe(`${ORIGIN}/preview.png`);
  });

  it('shows what it was asked for, also where other pages are written meanwhile', async () => {
    const named = (title: string) => render(EVENT, { EventDetail: () => ({ event: { ...volleyball, title } }) });
    const pages = await Promise.all([named('First one'), named('Second one'), render('/about')]);
    const titles = pages.map(({ text }) => ['First one', 'Second one'].filter((title) => text.includes(title)));
    expect(titles).toEqual([['First one'], ['Second one'], []]);
  });

  it('shows every response', async () => {
    const { text } = await render(EVENT);
    for (const said of ['Vera', 'Tom', '50%', 'If it is dry']) expect(text).toContain(said);
  });

  /** What the page says in the words of schema.org; null where it says nothing. */
  const dataIn = ({ document }: Awaited<ReturnType<typeof render>>): unknown =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

  it('tells search engines what it is about', async () => {
    const page = await render(EVENT, {
      EventDetail: () => ({
        event: { ...volleyball, title: '</script><b>', capacity: 8, endTime: '2026-05-06T10:00:00.000Z' },
      }),
    });
    expect(dataIn(page)).toMatchObject({
      '@type': 'Event',
      name: '</script><b>',
      startDate: '2026-05-06T18:00:00+10:00',
      endDate: '2026-05-06T20:00:00+10:00',
      isAccessibleForFree: true,
      image: expect.stringMatching(/^https:\/\/[^/]+\/events\/[\w-]+\/preview\/en\/.+\.png$/) as unknown,
      location: { name: 'Manly Beach' },
      maximumAttendeeCapacity: 8,
      remainingAttendeeCapacity: 7,
      url: `${ORIGIN}${EVENT}`,
    });
  });

  it('tells search engines of an event that was moved from when, unless it is off', async () => {
    const PreviousDate = () => ({ event: { previousDate: '2026-05-05T08:00:00.000Z' } });
    const moved = {
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-05-05T18:00:00+10:00',
    };
    expect(dataIn(await render(EVENT, { PreviousDate }))).toMatchObject(moved);
    const off = { event: { ...volleyball, status: 'CALLED_OFF' } };
    const data = dataIn(await render(EVENT, { PreviousDate, EventDetail: () => off }));
    expect(data).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(data).not.toHaveProperty('previousStartDate');
    expect(dataIn(await render(EVENT))).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' });
    const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'));
    expect(validate(schema, parse(PREVIOUS_DATE))).toEqual([]);
  });

  it('leads those who embed it to what may be embedded, and to nothing else', async () => {
    const linkIn = async (event: object | null) => {
      const { document } = await render(EVENT, { EventDetail: () => ({ event }) });
      return document.querySelector('link[type="application/json+oembed"]')?.getAttribute('href');
    };
    expect(await linkIn(volleyball)).toBe(`${ORIGIN}/oembed?url=${encodeURIComponent(ORIGIN + EVENT)}`);
    expect(await linkIn({ ...volleyball, isPrivate: true })).toBeUndefined();
    expect(await linkIn({ ...volleyball, isHidden: true })).toBeUndefined();
    expect(await linkIn(null)).toBeUndefined();
  });

  it.each(['isPrivate', 'isHidden'])('tells them nothing of an event that %s', async (flag) => {
    const page = await render(EVENT, { EventDetail: () => ({ event: { ...volleyball, [flag]: true } }) });
    expect(dataIn(page)).toBeNull();
    expect(page.isListed).toBe(false);
  });

  it('is listed nowhere when the event is private', async () => {
    const { meta, isListed } = await render(EVENT, {
      EventDetail: () => ({ event: { ...volleyball, isPrivate: true } }),
    });
    expect([isListed, meta('robots')]).toEqual([false, 'noindex']);
  });

  it('says 404 where there is no such event', async () => {
    const { status, text, isListed, meta } = await render(EVENT, { EventDetail: () => ({ event: null }) });
    expect([status, isListed, meta('robots')]).toEqual([404, false, 'noindex']);
    expect(text).toContain('Event not found');
  });

  it('says 410 and when it would have been where the event was cancelled', async () => {
    const { title, date, timezone } = volleyball;
    const cancelledEvent = { __typename: 'CancelledEvent', title, date, timezone };
    const { status, text, document } = await render(EVENT, {
      EventDetail: () => ({ event: null }),
      CancelledEvent: () => ({ cancelledEvent }),
    });
    expect(status).toBe(410);
    expect(document.title).toBe('Evening volleyball was cancelled · Quorum');
    expect(text).toContain('Wed, May 6, 2026');
  });

  it.each([
    ['en-US', 'Volleyball', 'Volleyball was cancelled · Quorum', 'Volleyball was cancelled by its organiser'],
    ['en-US', '', 'This poll was cancelled · Quorum', 'This poll was cancelled by its organiser'],
    ['de-DE', 'Volleyball', 'Volleyball ist abgesagt · Quorum', 'Volleyball wurde vom Gastgeber abgesagt'],
    ['de-DE', '', 'Diese Umfrage ist abgesagt · Quorum', 'Diese Umfrage wurde vom Gastgeber abgesagt'],
  ])('says 410 in %s where a poll called "%s" was cancelled', async (locale, title, ...said) => {
    const CancelledPoll = () => ({ cancelledPoll: { __typename: 'CancelledPoll', title } });
    const { status, document, isListed, meta } = await render('/polls/AAAAAAAAAAAAAAAAAAAAAA', {
      locale,
      CancelledPoll,
    });
    expect([status, isListed, meta('robots')]).toEqual([410, false, 'noindex']);
    expect([document.title, document.querySelector('h1')?.textContent]).toEqual(said);
  });

  it('says 404 where there is no such poll', async () => {
    const { status, text } = await render('/polls/AAAAAAAAAAAAAAAAAAAAAA');
    expect(status).toBe(404);
    expect(text).toContain('Poll not found');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '$& $` <!-- body -->',
    '<!--<script>',
  ])('takes %s for text', async (hostile) => {
    const event = { ...volleyball, title: hostile, location: hostile, notes: hostile, creatorName: hostile };
    const { document, meta } = await render(EVENT, {
      EventDetail: () => ({ event: { ...event, participants: [aResponse({ name: hostile, comment: hostile })] } }),
    });
    expect(document.querySelector('h1')?.textContent).toBe(hostile);
    expect(document.title).toBe(`${hostile} · Quorum`);
    expect(meta('og:title')).toBe(hostile);
    const types = [...document.querySelectorAll('script')].map(({ type }) => type);
    expect(types).toEqual(['application/ld+json', 'application/json']);
    expect(document.querySelector('img, [onerror], [onload]')).toBeNull();
    const first = JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '') as {
      results: { data: unknown }[];
    };
    expect(JSON.stringify(first.results)).toContain(JSON.stringify(hostile));
  });
});

describe('the other pages', () => {
  it.each([
    ['/about', 'About Quorum'],
    ['/guide', 'Guide'],
    ['/changelog', 'Changelog'],
    ['/developers', 'Developers'],
  ])('%s can be read', async (path, heading) => {
    const { status, document, meta } = await render(path);
    expect([status, document.querySelector('h1')?.textContent]).toEqual([200, heading]);
    expect(meta('description')).toBeTruthy();
  });

  it('/create is left to the browser, which keeps what was typed', async () => {
    const { status, document, meta } = await render('/create');
    expect([status, document.querySelector('#root')?.innerHTML]).toEqual([200, '']);
    expect(meta('og:title')).toBe('Create New Event');
  });

  it('an unknown address is a friendly 404', async () => {
    const { status, text, isListed } = await render('/constructor');
    expect([status, isListed]).toEqual([404, false]);
    expect(text).toContain('Nobody meets here');
  });
});
