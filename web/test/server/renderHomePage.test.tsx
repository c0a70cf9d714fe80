import { describe, expect, it } from '@jest/globals';
import { homeEventsAtFirst } from '../../src/features/events/list/homeEventsOf.ts';
import { answers, EVENT, ORIGIN, render } from '../support/renderOnServer.ts';

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
      ['Developers', '/developers'],
    ]);
  });

  it('is about Quorum to those who are told about it', async () => {
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

  it('names its feeds, of the type that it shows, and no other page does', async () => {
    const feedsOf = async (address: string) => {
      const { document } = await render(address);
      return [...document.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'));
    };
    expect(await feedsOf('/')).toEqual(['/feed.atom', '/feed.json', '/calendar.ics']);
    const ofType = ['/feed.atom?eventTypeId=2', '/feed.json?eventTypeId=2', '/calendar.ics?eventTypeId=2'];
    expect(await feedsOf('/?type=2')).toEqual(ofType);
    expect(await feedsOf('/about')).toEqual([]);
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
