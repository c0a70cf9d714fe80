import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { pressUnsubscribe } from '../mail/mailServer.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { NOW } from '../support/testServer.ts';

const server = useMailServer();

const DECIDES = DateTime.fromISO('2026-05-05T08:00:00.000Z', { zone: 'utc' });
const before = (left: { hours?: number; minutes?: number }) => DECIDES.minus(left).toISO() ?? '';

const aGame = (changes: Partial<EventDraftInput> = {}) =>
  anEvent(server, { participantThreshold: 3, decideAt: DECIDES.toISO() ?? '', ...changes });
const joins = (event: EventView, name: string, likelihood: number, says: object = {}) =>
  aResponse(server, event, { name, email: `${name.toLowerCase()}@example.com`, likelihood, ...says });

/** Names of those who are asked about an event at that time, in the order in which their mails were written. */
const askedOf = async ({ id }: EventView, time: string) => {
  server.clock.set(time);
  await server.drain();
  await server.tasks.askUndecided({});
  const asked = (await server.outbox()).filter(
    ({ kind, event_id: eventId, sent_at: sentAt }) => kind === 'asked' && eventId === id && sentAt === null,
  );
  await server.drain();
  return asked.map(({ recipient }) => String(recipient).replace('@example.com', ''));
};

describe('before the decision', () => {
  it('those are asked whose replies settle most, until enough would have said yes', async () => {
    const event = await aGame();
    await joins(event, 'Yes', 1);
    await joins(event, 'Sure', 0.9);
    await joins(event, 'Torn', 0.5);
    await joins(event, 'Unlikely', 0.1);
    await joins(event, 'No', 0);
    expect(await askedOf(event, before({ hours: 24, minutes: 1 }))).toEqual([]);
    expect(await askedOf(event, before({ hours: 24 }))).toEqual(['torn', 'sure']);
  });

  it('nobody is asked of an event that happens anyway, or has no decision time', async () => {
    for (const changes of [{ participantThreshold: 2 }, { participantThreshold: 3, decideAt: null }]) {
      const event = await aGame(changes);
      for (const name of ['Vera', 'Max']) await joins(event, name, 1);
      await joins(event, 'Nora', 0.5);
      expect(await askedOf(event, before({ hours: 12 }))).toEqual([]);
      server.clock.set(NOW);
    }
  });

  it('rounds are six hours apart, or a quarter of what remains, and nobody is asked more than twice', async () => {
    const event = await aGame({ participantThreshold: 2 });
    await joins(event, 'Vera', 1);
    await joins(event, 'Mia', 0.5);
    expect(await askedOf(event, before({ hours: 24 }))).toEqual(['mia']);
    expect(await askedOf(event, before({ hours: 18, minutes: 1 }))).toEqual([]);
    expect(await askedOf(event, before({ hours: 18 }))).toEqual(['mia']);
    expect(await askedOf(event, before({ hours: 2 }))).toEqual([]);
  });

  it('who was just asked, has just responded or wants no mail is left alone, and the next ones are asked', async () => {
    const event = await aGame({ participantThreshold: 4 });
    await joins(event, 'Vera', 1);
    for (const name of ['Ida', 'Ulf', 'Jo', 'Kim']) await joins(event, name, 0.5);
    const [ofUlf] = (await server.drain()).filter(({ to }) => to.includes('ulf@example.com'));
    await pressUnsubscribe(server, ofUlf, 'event');
    expect(await askedOf(event, before({ hours: 24 }))).toEqual(['ida', 'jo', 'kim']);
    server.clock.set(before({ hours: 18, minutes: 5 }));
    await joins(event, 'Late', 0.5);
    expect(await askedOf(event, before({ hours: 18 }))).not.toContain('late');
  });

  it('of two with one address both are asked, one after the other, also beside one who has said yes', async () => {
    const event = await aGame({ participantThreshold: 4 });
    const email = 'family@example.com';
    for (const [name, likelihood] of Object.entries({ Father: 1, Daughter: 0.5, Son: 0.5 })) {
      await aResponse(server, event, { name, email, likelihood });
    }
    await joins(event, 'Vera', 1);
    const asked = [];
    for (const hours of [24, 18]) asked.push(await askedOf(event, before({ hours })));
    expect(asked).toEqual([['family'], ['family']]);
    const rows: unknown[] = await server.orm.em
      .fork()
      .execute(
        'select p.name from ask as a join participant as p on p.id = a.participant_id where p.email = ? order by a.id',
        [email],
      );
    expect(rows).toEqual([{ name: 'Daughter' }, { name: 'Son' }]);
  });

  it('eight servers ask once', async () => {
    const event = await aGame({ participantThreshold: 2 });
    await joins(event, 'Vera', 1);
    await joins(event, 'Once', 0.5);
    server.clock.set(before({ hours: 20 }));
    await Promise.all(Array.from({ length: 8 }, () => server.tasks.askUndecided({})));
    const asked = (await server.outbox()).filter(
      ({ recipient, kind }) => recipient === 'once@example.com' && kind === 'asked',
    );
    expect(asked).toHaveLength(1);
  });

  it('nobody is asked once it is decided, hidden or over', async () => {
    const event = await aGame({ participantThreshold: 2 });
    await joins(event, 'Vera', 1);
    await joins(event, 'Mia', 0.5);
    await restDoor(server).decideEvent(event, { decision: 'CONFIRM' }, { as: 'ada' });
    expect(await askedOf(event, before({ hours: 20 }))).toEqual([]);
  });
});

describe('the mail', () => {
  it.each([
    {
      language: 'en',
      subject: 'Are you in? “Evening volleyball”, Wed 6 May, 6:00 PM',
      says: [
        'You said maybe (50%). Do you know by now?',
        'Whether it happens is decided on Tue 5 May, 6:00 PM.',
        'With you it is 50% likely to happen, without you 0%.',
      ],
    },
    {
      language: 'de',
      subject: 'Bist du dabei? „Evening volleyball“, Mi., 6. Mai, 18:00',
      says: [
        'Du hast gesagt: vielleicht (50\u00a0%). Weißt du es inzwischen?',
        'Mit dir klappt es zu 50\u00a0%, ohne dich zu 0\u00a0%.',
      ],
    },
  ])('says in $language what a reply would change, with one link', async ({ language, subject, says }) => {
    const event = await aGame();
    await joins(event, 'Vera', 1);
    const caller = { headers: { 'accept-language': language } };
    for (const name of ['One', 'Two']) {
      const email = `${name.toLowerCase()}${language}@example.com`;
      await aResponse(server, event, { name, email, likelihood: 0.5 }, caller);
    }
    await server.drain();
    server.clock.set(before({ hours: 20 }));
    await server.tasks.askUndecided({});
    const [received] = await server.drain();
    expect(received?.mail.headers.get('subject')).toBe(subject);
    for (const sentence of says) expect(received?.mail.text).toContain(sentence);
    expect(received?.mail.text.match(/https:\/\/quorum\.example\.org\/answer\/[\w-]{43}/g)).toHaveLength(1);
  });
});
