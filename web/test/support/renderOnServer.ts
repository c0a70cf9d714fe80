import type { Credits } from '@quorum/domain/page/PageRequest';
import { renderPage } from '../../src/server/renderPage.tsx';
import { anEvent, aPage, aResponse, eventTypes } from './anEvent.ts';
import { fakeQuery, TEMPLATE } from './fakeQuery.ts';

export const ORIGIN = 'https://quorum.example';
export const NOW = Date.parse('2026-05-01T12:00:00Z');

export const volleyball = anEvent({
  urlHash: 'AAAAAAAAAAAAAAAAAAAAAA',
  title: 'Evening volleyball',
  location: 'Manly Beach',
  date: '2026-05-06T08:00:00.000Z',
  timezone: 'Australia/Sydney',
  participantThreshold: 4,
  participants: [aResponse({ name: 'Vera' }), aResponse({ name: 'Tom', likelihood: 0.5, comment: 'If it is dry' })],
});

export const answers = {
  HomeEvents: () => ({ upcoming: aPage([volleyball]), past: aPage([]) }),
  HomePolls: () => ({ polls: { __typename: 'PollConnection', nodes: [], totalCount: 0 } }),
  EventTypes: () => ({ eventTypes }),
  EventDetail: () => ({ event: volleyball as object | null }),
  PreviousDate: () => ({ event: { previousDate: null as string | null } }),
  Series: () => ({ series: null }),
  CancelledEvent: () => ({ cancelledEvent: null as object | null }),
  PollDetail: () => ({ poll: null as object | null }),
  CancelledPoll: () => ({ cancelledPoll: null as object | null }),
};

interface Given {
  locale?: string;
  credits?: Partial<Credits>;
}

export const render = async (
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

export const EVENT = '/events/AAAAAAAAAAAAAAAAAAAAAA';
