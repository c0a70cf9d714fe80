import { describe, expect, it } from '@jest/globals';
import { renderPage } from '../../src/server/renderPage.tsx';
import { renderPicture } from '../../src/server/renderPicture.ts';
import { anEvent } from '../support/anEvent.ts';
import { fakeQuery, TEMPLATE } from '../support/fakeQuery.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const urlHash = 'AAAAAAAAAAAAAAAAAAAAAA';
const rowing = anEvent({ urlHash, title: 'Rowing', date: '2026-05-06T08:00:00.000Z' });

const queryOf = (event: object | null, cancelledEvent: object | null = null) =>
  fakeQuery({
    EventDetail: () => ({ event }),
    Series: () => ({ series: null }),
    CancelledEvent: () => ({ cancelledEvent }),
    PreviousDate: () => ({ event: { previousDate: null } }),
  });

const render = (
  event: object | null,
  { cancelled = null, language = 'en' }: { cancelled?: object | null; language?: string } = {},
) => renderPicture({ urlHash, language, now: NOW, query: queryOf(event, cancelled) });

describe('the picture to be drawn', () => {
  it.each([
    ['en-US', 'en'],
    ['en-IE', 'en-GB'],
    ['de-AT', 'de'],
  ])('is the one that a page in %s names', async (locale, language) => {
    const picture = await render(rowing, { language });
    const request = { address: `/events/${urlHash}`, origin: 'https://quorum.example', locale, now: NOW, credits: {} };
    const { html } = await renderPage({ ...request, query: queryOf(rowing) }, TEMPLATE);
    expect(picture).toMatchObject({ status: 200, isListed: true, picture: { width: 1_200, height: 630 } });
    expect(html).toContain(`content="https://quorum.example${'path' in picture ? picture.path : 'none'}"`);
  });

  it('of a private event is listed nowhere', async () => {
    expect(await render({ ...rowing, isPrivate: true })).toMatchObject({ status: 200, isListed: false });
  });

  it('is not there for an unknown event, a deleted one, and a language that nobody speaks here', async () => {
    const { title, date, timezone } = rowing;
    const cancelled = { __typename: 'CancelledEvent', title, date, timezone };
    expect(await render(null)).toEqual({ status: 404 });
    expect(await render(null, { cancelled })).toEqual({ status: 410 });
    for (const language of ['xx', 'en-US', 'constructor']) {
      expect(await render(rowing, { language })).toEqual({ status: 404 });
    }
  });
});
