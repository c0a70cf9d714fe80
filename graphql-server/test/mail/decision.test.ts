import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { NOW } from '../support/testServer.ts';
import type { MailServer } from './mailServer.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();

const ADA = { as: 'ada' };
const DECIDES = '2026-05-05T08:00:00.000Z';
const WHEN = '“Evening volleyball”, Wed 6 May, 6:00 PM';

const aGame = async (changes: Partial<EventDraftInput> = {}) => {
  const event = await anEvent(server, { participantThreshold: 2, decideAt: DECIDES, ...changes });
  await server.drain();
  return event;
};
const joins = async (event: EventView, name: string, says: object = {}, language = 'en') => {
  const caller = { headers: { 'accept-language': language } };
  const response = await aResponse(
    server,
    event,
    { name, email: `${name.toLowerCase()}@example.com`, ...says },
    caller,
  );
  await server.drain();
  return response;
};
const decide = (event: EventView, decision: string, reason?: string) =>
  restDoor(server).decideEvent(event, { decision, reason }, ADA);
const clockDecides = async () => {
  server.clock.set(DECIDES);
  await server.tasks.decideDueEvents({});
};

type Received = Awaited<ReturnType<MailServer['drain']>>;
const to = (received: Received, name: string) => received.filter((mail) => mail.to.includes(`${name}@example.com`));
const subjectOf = ({ mail }: Received[number]) => mail.headers.get('subject') ?? '';
const entryOf = ({ mail }: Received[number]) => {
  const entry = new ICAL.Component(ICAL.parse(mail.calendars[0] ?? '')).getFirstSubcomponent('vevent');
  const valueOf = (name: string) => entry?.getFirstPropertyValue(name);
  return { uid: valueOf('uid'), status: valueOf('status'), sequence: Number(valueOf('sequence')) };
};

describe('everybody who responded is told once', () => {
  it('that the clock has confirmed the event, and so is its organiser', async () => {
    const event = await aGame();
    await joins(event, 'Vera');
    await joins(event, 'Max');
    await joins(event, 'Nora', { likelihood: 0 });
    await clockDecides();
    const received = await server.drain();
    for (const name of ['vera', 'max', 'nora']) {
      expect(to(received, name).map(subjectOf)).toEqual([`It’s on: ${WHEN}`]);
    }
    const ofAda = to(received, 'ada').filter((one) => subjectOf(one).startsWith('Confirmed'));
    expect(ofAda).toHaveLength(1);
    expect(ofAda[0]?.mail.text).toContain('At its decision time it needed 2 people for certain and had 2.');
    await server.tasks.decideDueEvents({});
    expect(await server.drain()).toEqual([]);
  });

  it('by how many it failed where the clock has called it off', async () => {
    const event = await aGame({ participantThreshold: 10 });
    await joins(event, 'Vera');
    await clockDecides();
    const received = await server.drain();
    const [mail] = to(received, 'vera');
    expect(mail && subjectOf(mail)).toBe(`Called off: ${WHEN}`);
    expect(mail?.mail.text).toContain('It needed 10 people for certain and had 1.');
    expect(to(received, 'ada')[0]?.mail.text).toContain(
      'At its decision time it needed 10 people for certain and had 1.',
    );
  });

  it('of what the organiser decides and says, in their language; who is not known reads no words of others', async () => {
    const event = await aGame();
    await joins(event, 'Vera', {}, 'de');
    const bea = { as: 'bea' };
    await aResponse(server, event, { name: 'Bea', email: 'bea@example.com' }, bea);
    await server.drain();
    await decide(event, 'CALL_OFF', 'The lake is frozen');
    const received = await server.drain();
    expect(to(received, 'vera').map(subjectOf)).toEqual(['Abgesagt: „Evening volleyball“, Mi., 6. Mai, 18:00']);
    expect(to(received, 'vera')[0]?.mail.text).not.toContain('frozen');
    expect(to(received, 'bea')[0]?.mail.text).toContain('The organiser says: The lake is frozen');
    // who decides knows it
    expect(to(received, 'ada')).toEqual([]);
  });

  it('of each change, and of nothing where it is decided again', async () => {
    const event = await aGame();
    await joins(event, 'Vera');
    const subjects: string[][] = [];
    for (const decision of ['CONFIRM', 'CONFIRM', 'CALL_OFF', 'REOPEN']) {
      await decide(event, decision);
      subjects.push(to(await server.drain(), 'vera').map(subjectOf));
    }
    expect(subjects).toEqual([[`It’s on: ${WHEN}`], [], [`Called off: ${WHEN}`], [`Open again: ${WHEN}`]]);
  });

  it('by a file with which the entry in their calendar follows: one UID, a rising SEQUENCE', async () => {
    const event = await aGame();
    await aResponse(server, event, { name: 'Vera', email: 'vera@example.com' });
    const entries = to(await server.drain(), 'vera').map(entryOf);
    for (const decision of ['CONFIRM', 'CALL_OFF', 'REOPEN']) {
      await decide(event, decision);
      entries.push(...to(await server.drain(), 'vera').map(entryOf));
    }
    expect(entries.map(({ status }) => status)).toEqual(['TENTATIVE', 'CONFIRMED', 'CANCELLED', 'TENTATIVE']);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
  });
});

describe('an organiser is told', () => {
  it('that rain is forecast, and asked to decide', async () => {
    const event = await aGame({ rainLimit: 50 });
    await joins(event, 'Rolf');
    await joins(event, 'Max');
    await server.orm.em.fork().execute(
      `insert into event_weather (event_id, icon, temperature, description, precipitation, for_instant, fetched_at)
        select id, 'rain', 60, 'Rain', 80, date, ? from event where url_hash = ?`,
      [NOW, event.urlHash],
    );
    await clockDecides();
    const received = await server.drain();
    const [mail] = to(received, 'ada').filter((one) => subjectOf(one).startsWith('Rain?'));
    expect(mail?.mail.text).toContain('It needs 2 people for certain and has 2. Please confirm the event on its');
    expect(to(received, 'rolf')).toEqual([]);
  });

  it('that there was no forecast', async () => {
    const event = await aGame({ rainLimit: 50 });
    await joins(event, 'Vera');
    await joins(event, 'Max');
    await clockDecides();
    const texts = to(await server.drain(), 'ada').map(({ mail }) => mail.text);
    expect(texts.join()).toContain('There was no forecast, so the weather did not count.');
  });
});

it('what was called off reminds nobody', async () => {
  const event = await aGame();
  await joins(event, 'Rita');
  await decide(event, 'CALL_OFF');
  await server.drain();
  server.clock.set('2026-05-05T20:00:00.000Z');
  await server.tasks.remindParticipants({});
  expect(to(await server.drain(), 'rita')).toEqual([]);
});
