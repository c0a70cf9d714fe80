import { beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 2, capacity: 3, maxGuests: 1 });
  await server.drain();
});

const update = async ({ id, responseToken }: Joined, says: object) => {
  const path = `/api/events/${event.urlHash}/participants/${id}`;
  expect((await server.rest('PUT', path, { ...says, responseToken })).statusCode).toBe(200);
};

/** What is due for people, without what is for the organiser. */
const news = async () => {
  const received = await server.drain();
  return received.filter(({ to }) => !to.includes('ada@example.com'));
};

/** What the file that comes along says about the event. */
const entryOf = ({ mail }: Awaited<ReturnType<typeof news>>[number]) => {
  const entry = new ICAL.Component(ICAL.parse(mail.calendars[0] ?? '')).getFirstSubcomponent('vevent');
  return { status: entry?.getFirstPropertyValue('status'), sequence: Number(entry?.getFirstPropertyValue('sequence')) };
};

const ENGLISH = {
  language: 'en',
  met: {
    subject: 'You are in: “Evening volleyball”, Wed 6 May, 6:00 PM',
    text: 'The number of people you asked for is reached, so your response is now a yes.',
  },
  metButFull: {
    subject: 'On the waitlist: “Evening volleyball”, Wed 6 May, 6:00 PM',
    text: 'The number of people you asked for is reached, but all places are taken. We will write to you when one becomes free.',
  },
  notMet: {
    subject: 'Not enough for you yet: “Evening volleyball”, Wed 6 May, 6:00 PM',
    text: 'Fewer people are in than you asked for, so your response does not count for now.',
  },
  placed: {
    subject: 'You have a place: “Evening volleyball”, Wed 6 May, 6:00 PM',
    text: 'A place has become free, and you were next in line.',
  },
};

const GERMAN: typeof ENGLISH = {
  language: 'de',
  met: {
    subject: 'Du bist dabei: „Evening volleyball“, Mi., 6. Mai, 18:00',
    text: 'Es sind so viele dabei, wie du wolltest. Deine Antwort ist jetzt eine Zusage.',
  },
  metButFull: {
    subject: 'Auf der Warteliste: „Evening volleyball“, Mi., 6. Mai, 18:00',
    text: 'Es sind so viele dabei, wie du wolltest, aber alle Plätze sind vergeben. Du erfährst es, wenn einer frei wird.',
  },
  notMet: {
    subject: 'Noch nicht genug für dich: „Evening volleyball“, Mi., 6. Mai, 18:00',
    text: 'Es sind weniger dabei, als du wolltest. Deine Antwort zählt vorerst nicht.',
  },
  placed: {
    subject: 'Du hast einen Platz: „Evening volleyball“, Mi., 6. Mai, 18:00',
    text: 'Ein Platz ist frei geworden, und du warst als Nächstes dran.',
  },
};

describe.each([ENGLISH, GERMAN])('who comes if three are in is told in their language ($language)', (words) => {
  const reader = { headers: { 'accept-language': words.language } };
  /** Who may come with a guest, who comes, and who comes if three are in: one is missing. */
  const aResponseThatWaits = async () => {
    const pair = await aResponse(server, event, { name: 'Pia', email: 'pia@example.com', likelihood: 0.5, guests: 1 });
    const ben = await aResponse(server, event, { name: 'Ben' });
    const vera = { name: 'Vera', email: 'vera@example.com', minParticipants: 3 };
    expect(await aResponse(server, event, vera, reader)).toMatchObject({ status: 'CONDITIONAL' });
    await server.drain();
    return { pair, ben };
  };

  /** The one mail that is due, to Vera, has these words; gives what its file says. */
  const expectOne = async ({ subject, text }: { subject: string; text: string }) => {
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['vera@example.com']);
    expect(mail?.mail.headers.get('subject')).toBe(subject);
    expect(mail?.mail.text.replaceAll(/\s+/g, ' ')).toContain(text);
    expect(mail?.mail.html).toContain(text);
    if (!mail) throw new Error('nothing was received');
    return entryOf(mail);
  };

  it('when they are but took all places, and when one becomes free', async () => {
    const { pair, ben } = await aResponseThatWaits();
    // says so before Vera's condition holds, and takes the last two places
    await update(pair, { likelihood: 1 });
    const waiting = await expectOne(words.metButFull);
    expect(waiting.status).toBe('TENTATIVE');
    await update(ben, { likelihood: 0 });
    const placed = await expectOne(words.placed);
    expect(placed.status).toBe('CONFIRMED');
    expect(placed.sequence).toBeGreaterThan(waiting.sequence);
  });

  it('when they are, and when they are no longer', async () => {
    const { pair } = await aResponseThatWaits();
    await update(pair, { likelihood: 1, guests: 0 });
    const met = await expectOne(words.met);
    expect(met.status).toBe('CONFIRMED');
    await update(pair, { likelihood: 0 });
    const notMet = await expectOne(words.notMet);
    expect(notMet.status).toBe('TENTATIVE');
    expect(notMet.sequence).toBeGreaterThan(met.sequence);
  });

  it('when they are no longer while there is no place yet', async () => {
    const { pair } = await aResponseThatWaits();
    await update(pair, { likelihood: 1 });
    await expectOne(words.metButFull);
    await update(pair, { likelihood: 0.5 });
    expect((await expectOne(words.notMet)).status).toBe('TENTATIVE');
  });
});

it('what is over is no news', async () => {
  const pair = await aResponse(server, event, { name: 'Pia', likelihood: 0.5, guests: 1 });
  await aResponse(server, event, { name: 'Ben' });
  await aResponse(server, event, { name: 'Vera', email: 'vera@example.com', minParticipants: 3 });
  await server.drain();
  server.clock.set('2026-06-01T12:00:00Z');
  await update(pair, { likelihood: 1 });
  expect(await news()).toEqual([]);
});
