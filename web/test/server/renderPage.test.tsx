import { describe, expect, it } from '@jest/globals';
import type { Credits } from '../../src/app/layout/credits.ts';
import { homeEventsAtFirst } from '../../src/features/events/list/homeEventsOf.ts';
import { renderPage } from '../../src/server/renderPage.tsx';
import { anEvent, aPage, aResponse, eventTypes } from '../support/anEvent.ts';
import { fakeQuery, TEMPLATE } from '../support/fakeQuery.ts';

const ORIGIN = 'https://quorum.example';
const NOW = Date.parse('2026-05-01T12:00:00Z');

const volleyball = anEvent({
  urlHash: 'AAAAAAAAAAAAAAAAAAAAAA',
  title: 'Evening volleyball',
  location: 'Manly Beach',
  date: '2026-05-06T08:00:00.000Z',
  timezone: 'Australia/Sydney',
  participantThreshold: 4,
  participants: [aResponse({ name: 'Vera' }), aResponse({ name: 'Tom', likelihood: 0.5, comment: 'If it is dry' })],
});

const answers = {
  HomeEvents: () => ({ upcoming: aPage([volleyball]), past: aPage([]) }),
  EventTypes: () => ({ eventTypes }),
  EventDetail: () => ({ event: volleyball as object | null }),
  Series: () => ({ series: null }),
  CancelledEvent: () => ({ cancelledEvent: null as object | null }),
};

interface Given {
  locale?: string;
  credits?: Partial<Credits>;
}

const render = async (
  address: string,
  { locale = 'en-US', credits = {}, ...given }: Partial<typeof answers> & Given = {},
) => {
  const request = { address, origin: ORIGIN, locale, now: NOW, credits, query: fakeQuery({ ...answers, ...given }) };
  const page = await renderPage(request, TEMPLATE);
  const document = new DOMParser().parseFromString(page.html, 'text/html');
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { ...page, document, meta, text: document.querySelector('#root')?.textContent ?? '' };
};

const EVENT = '/events/AAAAAAAAAAAAAAAAAAAAAA';

describe('the home page, to a reader without JavaScript', () => {
  it('lists the events, with where and when they are in their own zone, and who comes', async () => {
    const { status, text, document } = await render('/');
    expect(status).toBe(200);
    for (const said of ['Evening volleyball', 'Manly Beach', 'Wed, May 6, 2026, 6:00 PM', 'Vera', '1.5 of 4', '38%'])
      expect(text.replaceAll('\u202f', ' ')).toContain(said);
    expect(document.querySelector('article a')?.getAttribute('href')).toBe(EVENT);
    expect(document.querySelector('noscript')?.textContent).toContain('Please allow JavaScript');
  });

  it('thanks the person whom the server names, and somebody of its own else', async () => {
    const { document } = await render('/', {
      credits: { creator: { name: 'Ada & Co', href: 'https://ada.example/' } },
    });
    const links = [...document.querySelectorAll('footer a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ada & Co', 'https://ada.example/'],
      ['Right To Play', 'https://righttoplay.com/'],
    ]);
  });

  it('is about Quorum to those who are told of it', async () => {
    const { document, meta, isListed } = await render('/');
    expect(document.title).toBe('Quorum');
    expect(meta('description')).toMatch('enough people are in');
    expect(meta('og:url')).toBe(`${ORIGIN}/`);
    expect(meta('og:image')).toBe(`${ORIGIN}/preview.png`);
    expect(isListed).toBe(true);
  });

  it('is limited to the type that its address names', async () => {
    const asked: unknown[] = [];
    const HomeEvents = (...[variables]: unknown[]) => {
      asked.push(variables);
      return answers.HomeEvents();
    };
    await render('/?type=2', { HomeEvents });
    expect(asked).toEqual([homeEventsAtFirst(2)]);
    await render('/?type=999', { HomeEvents });
    expect(asked.slice(1)).toEqual([homeEventsAtFirst(null)]);
  });

  it('speaks German to those who want it, and English to the next', async () => {
    const [german, english] = await Promise.all([render('/', { locale: 'de-AT' }), render('/', { locale: 'en-GB' })]);
    expect(german.document.documentElement.lang).toBe('de');
    expect(german.text).toContain('Demnächst');
    expect(german.meta('og:locale')).toBe('de_AT');
    expect(english.document.documentElement.lang).toBe('en');
    expect(english.text).toContain('Upcoming');
    expect(english.text).toContain('Wed, 6 May 2026');
  });

  it('fails where its questions do', async () => {
    const HomeEvents = () => {
      throw new Error('the database is away');
    };
    await expect(render('/', { HomeEvents })).rejects.toThrow('the database is away');
  });
});

describe('the page of an event', () => {
  it('unfurls in a chat: what, when, where, and how many are in', async () => {
    const { status, meta, document, isListed } = await render(EVENT);
    expect(status).toBe(200);
    expect(document.title).toBe('Evening volleyball · Quorum');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(meta('og:title')).toBe('Evening volleyball');
    expect(meta('og:description')?.replaceAll('\u202f', ' ')).toBe(
      'Wed, May 6, 2026, 6:00 PM GMT+10 · Manly Beach · 1.5 of 4 are in',
    );
    expect(meta('og:url')).toBe(ORIGIN + EVENT);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(isListed).toBe(true);
  });

  it('shows every response', async () => {
    const { text } = await render(EVENT);
    for (const said of ['Vera', 'Tom', '50%', 'If it is dry']) expect(text).toContain(said);
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
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(document.querySelector('img, [onerror], [onload]')).toBeNull();
    const first = JSON.parse(document.querySelector('script')?.textContent ?? '') as { results: { data: unknown }[] };
    expect(JSON.stringify(first.results)).toContain(JSON.stringify(hostile));
  });
});

describe('the other pages', () => {
  it.each([
    ['/about', 'About Quorum'],
    ['/guide', 'Guide'],
    ['/changelog', 'Changelog'],
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
