import { describe, expect, it } from '@jest/globals';
import { ruleOf } from '@quorum/domain/event/enough';
import { DateTime } from 'luxon';
import { STANDINGS } from '../../../domain/test/support/standings.ts';
import { presentEvent } from '../../src/doors/presenters/presentEvent.ts';
import type { ParticipantEntity, EventEntity } from '../../src/persistence/entities/EventEntity.ts';
import { clockDecided } from '../../src/notices/messages/clockDecided.ts';
import { confirmation } from '../../src/notices/messages/confirmation.ts';
import type { Message } from '../../src/notices/messages/parts/Content.ts';
import { newResponses } from '../../src/notices/messages/newResponses.ts';
import { quorum } from '../../src/notices/messages/quorum.ts';
import { reminder } from '../../src/notices/messages/reminder.ts';
import { renderText } from '../../src/notices/messages/rendering/renderText.ts';
import { fall } from '../../src/notices/messages/seat.ts';
import { recordedStanding, standingOf } from '../../src/notices/standing.ts';
import { calendarEntry } from '../../src/use-cases/calendar/calendarEntry.ts';
import { standingWith, placedOf } from '../../src/use-cases/responses/settleResponses.ts';
import { anEntry } from '../calendar/anEntry.ts';
import { event as mailEvent, own, responses as news, responseUrl, surroundingsIn } from '../mail/samples.ts';

// All that the server says about whether enough people are in, held against the table against which the web app is
// held.

const DECIDES = DateTime.fromISO('2026-05-05T08:00:00Z', { zone: 'utc' });
const surroundings = surroundingsIn('en');
const textOf = ({ subject, content }: Message) =>
  `${subject}\n${content.heading}\n${renderText(content)}`.replaceAll(/\s+/g, ' ');

describe.each(STANDINGS)('$title', (given) => {
  const { threshold, capacity, decisionRule, isTimed, status, expected, certain, verdict, missing } = given;
  const decideAt = isTimed ? DECIDES : null;
  const rows = given.responses.map((said, index) => ({
    id: index + 1,
    name: 'Vera',
    email: null,
    comment: '',
    isHidden: false,
    isStandby: false,
    likelihood: said.likelihood,
    guests: said.guests,
    minParticipants: said.minParticipants,
    definiteAt: ['GOING', 'WAITLISTED'].includes(said.status) ? DECIDES.minus({ days: 1 }) : null,
    holdsPlace: said.status === 'GOING',
  }));
  const participants = rows as unknown as ParticipantEntity[];
  const needs = { participantThreshold: threshold, capacity, decisionRule, decideAt };
  const row = { ...mailEvent, ...needs, id: 1, status, decisionDue: status === 'GATHERING' ? decideAt : null };
  const stored = row as unknown as EventEntity;
  const standing = standingOf(stored, participants);
  const isEnough = missing === 0;
  const isOff = status === 'CALLED_OFF';
  const told = `It needs ${threshold} people and can expect ${expected}.`;
  const certainty = `At least ${threshold} must be certain${status === 'GATHERING' ? ' by Tue 5 May, 6:00 PM' : ''} (so far ${certain}).`;

  it('stands as the table says, also by what was recorded with a response', () => {
    expect(standing).toMatchObject({ expected, certain, verdict, missing, isEnough, seats: given.seats });
    const recorded = standingWith(participants.map(placedOf), needs, 1);
    expect(recordedStanding(stored, recorded)).toEqual(standing);
  });

  it.each([
    [
      'its confirmation',
      confirmation({ event: mailEvent, ...own, standing, responseUrl, withdrawUrl: null }, surroundings),
    ],
    ['news of responses', newResponses({ event: mailEvent, responses: news, ...standing }, surroundings)],
    ['the reminder', reminder({ event: mailEvent, own, ...standing }, surroundings)],
    ['the news of enough people', quorum({ event: mailEvent, ...standing }, surroundings)],
  ])('in %s is told by both figures where they differ and by the sum elsewhere', (_, message) => {
    const text = textOf(message);
    expect(text).toContain(given.seats);
    // what is called off needs nobody any more
    expect(text.includes(told)).toBe(!isOff);
    expect(text.includes('The event is called off.')).toBe(isOff);
    expect(text.includes('must be certain')).toBe(!isOff && verdict === 'UNCERTAIN');
    if (!isOff && verdict === 'UNCERTAIN') expect(text).toContain(`${told} ${certainty}`);
  });

  it('has enough in the words of the reminder, and of the organiser’s news, just where the table says so', () => {
    const words = { IN: 'Enough people are in', EXPECTED: 'Enough people are expected' };
    const reminded = textOf(reminder({ event: mailEvent, own, ...standing }, surroundings));
    const organised = textOf(quorum({ event: mailEvent, ...standing }, surroundings));
    for (const [name, phrase] of Object.entries(words)) {
      expect(reminded.includes(phrase)).toBe(!isOff && name === verdict);
      expect(organised.includes(phrase)).toBe(name === verdict);
    }
    expect(organised.includes('No longer enough people')).toBe(!isEnough);
    const tooFew = status === 'CONFIRMED' ? 'At the moment, too few people are in' : 'There are not enough people yet';
    expect(reminded.includes(tooFew)).toBe(!isOff && verdict === 'MISSING');
  });

  it('is decided, and falls, by the figure of its rule', () => {
    const isCertain = ruleOf(needs) === 'DEFINITE';
    const [by, figure] = isCertain ? [' for certain and had', certain] : [' and could expect', expected];
    const decided = clockDecided(
      { event: mailEvent, outcome: isEnough ? 'CONFIRMED' : 'CALLED_OFF', isWithoutForecast: false, ...standing },
      surroundings,
    );
    expect(textOf(decided)).toContain(`At its decision time it needed ${threshold} people${by} ${figure}.`);
    const has = isCertain ? ' for certain and has' : ' and can expect';
    expect(textOf(fall({ event: mailEvent, askedCount: 0, ...standing }, surroundings))).toContain(
      `it needs ${threshold} people${has} ${figure}.`,
    );
  });

  it('makes no sentence of more than the whole, such as 8.5 of 8', () => {
    for (const language of ['en', 'de'] as const) {
      const mails = [
        reminder({ event: mailEvent, own, ...standing }, surroundingsIn(language)),
        quorum({ event: mailEvent, ...standing }, surroundingsIn(language)),
        fall({ event: mailEvent, askedCount: 0, ...standing }, surroundingsIn(language)),
      ];
      for (const mail of mails) expect(textOf(mail)).not.toMatch(/\d (of|von) (the )?\d/);
    }
  });

  it('is certain in calendars once enough are in, unless the clock has yet to decide', () => {
    const entry = calendarEntry(
      { ...anEntry(), ...needs, status, isToBeDecided: isTimed },
      rows.map((one) => ({ ...one, isOwn: false })),
      'https://quorum.example.org',
    );
    const gathering = !isTimed && isEnough ? 'CONFIRMED' : 'TENTATIVE';
    expect(entry.status).toBe({ GATHERING: gathering, CONFIRMED: 'CONFIRMED', CALLED_OFF: 'CANCELLED' }[status]);
  });

  it('is shown by both doors as at risk where it is confirmed and too few are in', () => {
    const readable = {
      ...row,
      contentRevision: 1,
      createdAt: DECIDES,
      updatedAt: DECIDES,
      isHeldByRain: false,
      formats: [],
      coOrganisers: [],
      eventType: { id: 1, name: 'Soccer', color: '#000000' },
      participants,
    };
    const view = presentEvent(readable as unknown as Parameters<typeof presentEvent>[0], () => false);
    expect(view).toMatchObject({ expected, decisionRule, isAtRisk: status === 'CONFIRMED' && !isEnough });
  });
});
