import { asked } from '../../src/notices/messages/asked.ts';
import { cancelled } from '../../src/notices/messages/cancelled.ts';
import { changed } from '../../src/notices/messages/changed.ts';
import { clockDecided } from '../../src/notices/messages/clockDecided.ts';
import { confirmation, voteConfirmation } from '../../src/notices/messages/confirmation.ts';
import { dateFound } from '../../src/notices/messages/dateFound.ts';
import { datesMoved } from '../../src/notices/messages/datesMoved.ts';
import { decided } from '../../src/notices/messages/decided.ts';
import { announced, followDigest } from '../../src/notices/messages/follows.ts';
import { lateWithdrawal } from '../../src/notices/messages/lateWithdrawal.ts';
import { newResponses } from '../../src/notices/messages/newResponses.ts';
import { organiserMessage } from '../../src/notices/messages/organiserMessage.ts';
import type { Message } from '../../src/notices/messages/parts/Content.ts';
import type { Surroundings } from '../../src/notices/messages/parts/MailEvent.ts';
import { offerEnded, placeOffered } from '../../src/notices/messages/placeOffer.ts';
import { pollCancelled } from '../../src/notices/messages/pollCancelled.ts';
import { pollClosed } from '../../src/notices/messages/pollClosed.ts';
import { quorum } from '../../src/notices/messages/quorum.ts';
import { regularDate, regularWelcome, seriesOver } from '../../src/notices/messages/regulars.ts';
import { reminder } from '../../src/notices/messages/reminder.ts';
import { fall, recovery, seatIsFree, seatIsGone, seatIsYours } from '../../src/notices/messages/seat.ts';
import { stillIn } from '../../src/notices/messages/stillIn.ts';
import { statusNews, type StatusNews } from '../../src/notices/messages/statusNews.ts';
import { votingEnded } from '../../src/notices/messages/votingEnded.ts';
import { webhookDisabled } from '../../src/notices/messages/webhookDisabled.ts';
import { at, event as aMailEvent, own, responseUrl, standing } from '../mail/samples.ts';

type Composed = (surroundings: Surroundings) => Message;

/** Each message that can go as a text, about an event of this title. Those that differ by what they are about begin with their name. */
export const textedMessages = (title: string): Record<string, Composed> => {
  const event = {
    urlHash: 'abcdefghijklmnopqrstuv',
    title,
    location: 'Sports hall of the primary school at Long Street 123, entrance from the yard',
    creatorName: 'Ada Lovelace-Byron',
    // where it takes the most letters: half past ten in the evening
    date: at('2026-09-30T20:30:00Z'),
    endTime: null,
    timezone: 'Europe/Berlin',
  };
  const counts = { threshold: 8, counted: 5.5, rule: 'EXPECTED' } as const;
  const maybe = { response: { likelihood: 0.5, status: 'MAYBE' }, calendar: 'TENTATIVE' } as const;
  const before = { ...event, location: 'Elsewhere', date: at('2026-09-29T18:00:00Z') };
  const ofDecision = { event, reason: 'Rain', isByClock: true, own, ...counts };
  const until = at('2026-09-30T08:30:00Z');
  const answerUrl = `https://quorum.example.org/answer/${'x'.repeat(43)}`;
  const news: StatusNews[] = ['PLACED', 'MET', 'MET_BUT_FULL', 'NOT_MET'];
  return {
    ...Object.fromEntries(
      (['CONFIRMED', 'CALLED_OFF', 'GATHERING'] as const).flatMap((status) => [
        [`decided ${status}`, (s: Surroundings) => decided({ ...ofDecision, status }, s)],
        [`decided ${status}, maybe`, (s: Surroundings) => decided({ ...ofDecision, own: maybe, status }, s)],
      ]),
    ),
    ...Object.fromEntries(
      news.map((one) => [`statusNews ${one}`, (s: Surroundings) => statusNews({ event, news: one, own }, s)]),
    ),
    changed: (s) => changed({ event, before, isOff: false, own }, s),
    cancelled: (s) => cancelled({ event }, s),
    reminder: (s) => reminder({ event, own: maybe, ...standing }, s),
    asked: (s) =>
      asked({ event, decideAt: event.date, response: maybe.response, withThem: 0.6, withoutThem: 0.1, answerUrl }, s),
    seatIsFree: (s) => seatIsFree({ event, answerUrl, ...counts }, s),
    seatIsYours: (s) => seatIsYours({ event, own }, s),
    seatIsGone: (s) => seatIsGone({ event }, s),
    dateFound: (s) => dateFound({ event, own: maybe }, s),
    stillIn: (s) => stillIn({ event, answerUrl }, s),
    placeOffered: (s) => placeOffered({ event, answerUrl, rule: 'OFFERED_IN_ORDER', seats: 2, party: 3, until }, s),
    offerEnded: (s) => offerEnded({ event, how: 'LAPSED' }, s),
    lateWithdrawal: (s) => lateWithdrawal({ event, withdrawals: [{ name: 'Vera', seats: 2 }], ...standing }, s),
    clockDecided: (s) => clockDecided({ event, outcome: 'RAIN', isWithoutForecast: false, ...counts }, s),
    newResponses: (s) => newResponses({ event, responses: [], ...standing }, s),
    quorum: (s) => quorum({ event, ...standing }, s),
    fall: (s) => fall({ event, askedCount: 3, ...counts }, s),
    recovery: (s) => recovery({ event, ...counts }, s),
    organiserMessage: (s) => organiserMessage({ event, text: 'Bring shoes for the hall.' }, s),
  };
};

const poll = { urlHash: 'abcdefghijklmnopqrstuv', title: 'Chess?', location: 'The club', creatorName: 'Ada' };
const followed = { kind: 'TYPE', name: 'Chess', placeName: null, radiusKm: null } as const;
const seriesUrl = 'https://quorum.example.org/series/abcdefghijklmnopqrstuv';

/** Each message that goes by mail alone: what it is about knows of no number, or its links prove that an address is its reader's. */
export const mailedMessages: Record<string, Composed> = {
  confirmation: (s) => confirmation({ event: aMailEvent, ...own, standing, responseUrl, withdrawUrl: null }, s),
  voteConfirmation: (s) => voteConfirmation({ poll, votes: [], voteUrl: responseUrl }, s),
  announced: (s) => announced({ event: aMailEvent, followed }, s),
  followDigest: (s) => followDigest({ events: [aMailEvent], followed: [followed] }, s),
  datesMoved: (s) => datesMoved({ poll, moves: [{ now: aMailEvent, before: aMailEvent }] }, s),
  pollCancelled: (s) => pollCancelled(poll, s),
  pollClosed: (s) => pollClosed({ poll, because: 'NOT_ENOUGH', hasDateAhead: true }, s),
  votingEnded: (s) => votingEnded({ poll, because: 'NOT_ENOUGH', hasDateAhead: true }, s),
  regularWelcome: (s) =>
    regularWelcome({ event: aMailEvent, own, standing: { likelihood: 1, guests: 0 }, seriesUrl }, s),
  regularDate: (s) => regularDate({ event: aMailEvent, own, responseUrl, endUrl: seriesUrl }, s),
  seriesOver: (s) => seriesOver({ event: aMailEvent }, s),
  webhookDisabled: (s) => webhookDisabled({ host: 'example.org', because: 'GONE' }, s),
};
