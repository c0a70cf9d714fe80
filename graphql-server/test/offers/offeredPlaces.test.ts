import { beforeEach, describe, expect, it } from '@jest/globals';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { aResponse, changeEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { offerSteps } from './offerSteps.ts';

const built = useWebApp();
const server = useMailServer({ RATE_LIMITS: 'off' }, () => ({ webRoot: built.root }));
const { aGame, aFullGame, leave, update, accept, press, passes, standing, told, subjects, linkOf } = offerSteps(
  () => server,
);
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate mail, event cascade');
});

describe('a place that is offered in order', () => {
  it('is held for the first in line, who is told until when', async () => {
    const { event, of } = await aFullGame({}, 'cem', 'dora');
    await leave(event, of('ann'));
    expect(await standing(event)).toEqual([
      'ben GOING',
      'cem WAITLISTED 1 until 14:00',
      'dora WAITLISTED',
      'left 0, held 1',
    ]);
    const mails = await told();
    expect(mails.filter(({ name }) => name !== 'ada').map(({ name, subject }) => `${name}: ${subject}`)).toEqual([
      'cem: A place for you',
    ]);
    expect(mails.find(({ name }) => name === 'cem')?.text).toContain('It is held for you until Fri 1 May, 2:00 PM.');
  });

  it('is offered in silence to somebody whose account has muted the event', async () => {
    const { event, of } = await aFullGame({});
    await aResponse(server, event, { name: 'Cleo' }, { as: 'cleo' });
    await server.rest('PATCH', '/api/me/notifications', { mutedEvents: [event.urlHash] }, { as: 'cleo' });
    await server.drain();
    await leave(event, of('ann'));
    expect(await standing(event)).toContain('Cleo WAITLISTED 1 until 14:00');
    expect((await server.drain()).flatMap(({ to }) => to)).not.toContain('cleo@example.com');
  });

  it('is theirs who accept it, from the page or by the link, and nobody else is told', async () => {
    const { event, of } = await aFullGame({}, 'cem', 'dora');
    await leave(event, of('ann'));
    await server.drain();
    expect(await accept(event, of('cem'))).toBe(200);
    expect(await standing(event)).toEqual(['ben GOING', 'cem GOING', 'dora WAITLISTED', 'left 0, held 0']);
    const mails = await told();
    expect(mails.map(({ name, subject }) => `${name}: ${subject}`)).toEqual(['cem: You have a place']);
    expect(mails[0]?.calendars[0]).toContain('BEGIN:VEVENT');
    await leave(event, of('ben'));
    const link = await linkOf('dora');
    expect(await press(link, { answer: 'IN' })).toBe(303);
    expect(await standing(event)).toEqual(['cem GOING', 'dora GOING', 'left 0, held 0']);
  });

  it('goes to the next in line once its time is over, and the first keeps the turn for another', async () => {
    const { event, of } = await aFullGame({}, 'cem', 'dora', 'eve');
    await leave(event, of('ann'));
    await server.drain();
    await passes(119);
    expect(await standing(event)).toContain('cem WAITLISTED 1 until 14:00');
    await passes(1);
    const after = ['ben GOING', 'cem WAITLISTED', 'dora WAITLISTED 1 until 16:00', 'eve WAITLISTED', 'left 0, held 1'];
    expect(await standing(event)).toEqual(after);
    expect((await subjects()).toSorted()).toEqual(['cem: Still on the waitlist', 'dora: A place for you']);
    await leave(event, of('ben'));
    expect(await standing(event)).toContain('cem WAITLISTED 1 until 16:00');
    await accept(event, of('dora'));
    await passes(120);
    // both let the second place go; it is not offered to them again
    expect(await standing(event)).toEqual([
      'cem WAITLISTED',
      'dora GOING',
      'eve WAITLISTED 1 until 18:00',
      'left 0, held 1',
    ]);
  });

  it('is let go by one who says so, and who may still come if nobody else does', async () => {
    const { event, of } = await aFullGame({}, 'cem');
    await leave(event, of('ann'));
    await server.drain();
    expect(await accept(event, of('cem'), 0)).toBe(200);
    expect(await standing(event)).toEqual(['ben GOING', 'cem WAITLISTED', 'left 1, held 0']);
    expect((await subjects()).filter((one) => !one.startsWith('ada'))).toEqual([]);
    expect(await accept(event, of('cem'))).toBe(200);
    expect(await standing(event)).toContain('cem GOING');
  });

  it('is for anybody who comes, once all in line have let it go', async () => {
    const { event, of } = await aFullGame({}, 'cem');
    await leave(event, of('ann'));
    await passes(120);
    await aResponse(server, event, { name: 'new' });
    expect(await standing(event)).toEqual(['ben GOING', 'cem WAITLISTED', 'new GOING', 'left 0, held 0']);
    expect(await accept(event, of('cem'))).toBe(409);
  });

  it('counts as taken, and as no yes: of the chance, the decision, and of others who want to come', async () => {
    const { event, of } = await aFullGame({ decideAt: '2026-05-01T13:00:00.000Z' }, 'cem');
    await leave(event, of('ann'));
    const { expected, chance } = (await server.rest('GET', `/api/events/${event.urlHash}`)).json<
      Record<string, number>
    >();
    expect([expected, chance]).toEqual([1, 0]);
    await aResponse(server, event, { name: 'new' });
    expect(await standing(event)).toContain('new WAITLISTED');
    server.clock.set('2026-05-01T13:00:00.000Z');
    await server.tasks.decideDueEvents({});
    expect((await server.rest('GET', `/api/events/${event.urlHash}`)).json()).toMatchObject({ status: 'CALLED_OFF' });
  });

  it('is offered when there are more places, and no more than there are', async () => {
    const { event } = await aFullGame({}, 'cem', 'dora', 'eve');
    await changeEvent(server, event, { capacity: 4 });
    expect(await standing(event)).toEqual([
      'ann GOING',
      'ben GOING',
      'cem WAITLISTED 1 until 14:00',
      'dora WAITLISTED 1 until 14:00',
      'eve WAITLISTED',
      'left 0, held 2',
    ]);
  });

  it('is taken at once by those in line, once the organiser wants that', async () => {
    const { event, of } = await aFullGame({}, 'cem', 'dora');
    await leave(event, of('ann'));
    await changeEvent(server, event, { waitlistRule: 'TAKEN_AT_ONCE' });
    expect(await standing(event)).toEqual(['ben GOING', 'cem GOING', 'dora WAITLISTED', 'left 0, held 0']);
  });

  it('is held over the night, in the zone of the event', async () => {
    const { event, of } = await aFullGame({ timezone: 'Asia/Tokyo' }, 'cem');
    await leave(event, of('ann'));
    // nine in the evening there: an hour until ten, and another from eight on
    expect(await standing(event)).toContain('cem WAITLISTED 1 until 00:00');
  });
});

describe('a place that is offered to all', () => {
  it('is theirs who accept first, and the others hear that it is taken', async () => {
    const { event, of } = await aFullGame({ waitlistRule: 'OFFERED_TO_ALL' }, 'cem', 'dora', 'eve');
    await leave(event, of('ann'));
    expect(await standing(event)).toEqual([
      'ben GOING',
      'cem WAITLISTED 1 until 14:00',
      'dora WAITLISTED 1 until 14:00',
      'eve WAITLISTED 1 until 14:00',
      'left 0, held 1',
    ]);
    await server.drain();
    expect(await accept(event, of('dora'))).toBe(200);
    expect(await accept(event, of('cem'))).toBe(409);
    expect(await standing(event)).toEqual([
      'ben GOING',
      'cem WAITLISTED',
      'dora GOING',
      'eve WAITLISTED',
      'left 0, held 0',
    ]);
    expect((await subjects()).filter((one) => !one.startsWith('ada')).toSorted()).toEqual([
      'cem: Still on the waitlist',
      'dora: You have a place',
      'eve: Still on the waitlist',
    ]);
  });
});

describe('a party that is too large for the places that are free', () => {
  const PARTY = ['four', { guests: 3 }] as [string, object];
  const game = () =>
    aFullGame({ waitlistRule: 'TAKEN_AT_ONCE', capacity: 5, participantThreshold: 2 }, 'cem', PARTY, 'dora');

  it('is asked whether fewer come, and the places are held meanwhile', async () => {
    const { event } = await game();
    expect(await standing(event)).toEqual([
      'ann GOING',
      'ben GOING',
      'cem GOING',
      'four WAITLISTED 2 until 14:00',
      'dora WAITLISTED',
      'left 0, held 2',
    ]);
  });

  it('says how many come', async () => {
    const { event, of } = await aFullGame({ waitlistRule: 'TAKEN_AT_ONCE', capacity: 5 }, 'cem', 'dan', PARTY);
    expect(await accept(event, of('four'), 2)).toBe(400);
    expect(await accept(event, of('four'))).toBe(400);
    expect(await accept(event, of('four'), 1)).toBe(200);
    expect(await standing(event)).toEqual([
      'ann GOING',
      'ben GOING',
      'cem GOING',
      'dan GOING',
      'four GOING',
      'left 0, held 0',
    ]);
    const { participants } = (await restDoor(server).event(event)).result as { participants: object[] };
    expect(participants.at(-1)).toMatchObject({ guests: 0 });
  });

  it('says it by the link too, which names how many places there are', async () => {
    const event = await aGame({ waitlistRule: 'TAKEN_AT_ONCE', capacity: 5 });
    for (const name of ['ann', 'ben', 'cem']) await aResponse(server, event, { name });
    await aResponse(server, event, { name: 'four', email: 'four@example.com', guests: 3 });
    const mail = (await told()).find(({ link }) => link !== '');
    expect(mail?.text).toContain('There are 4 of you, and there are 2 places. Would fewer of you come?');
    expect(await press(mail?.link ?? '', { answer: 'IN', seats: '2' })).toBe(303);
    expect(await standing(event)).toContain('four GOING');
  });

  it('comes with fewer by saying so in its response', async () => {
    const { event, of } = await game();
    expect(await update(event, of('four'), { guests: 1 })).toBe(200);
    expect(await standing(event)).toContain('four GOING');
  });

  it('keeps nobody from the places for longer than its hold', async () => {
    const { event } = await game();
    await server.drain();
    await passes(120);
    expect(await standing(event)).toEqual([
      'ann GOING',
      'ben GOING',
      'cem GOING',
      'four WAITLISTED',
      'dora GOING',
      'left 1, held 0',
    ]);
    expect((await subjects()).filter((one) => !one.startsWith('ada')).toSorted()).toEqual([
      'dora: You have a place',
      'four: Still on the waitlist',
    ]);
    // the place that is left is one that it let go
    await passes(120);
    expect(await subjects()).toEqual([]);
  });
});
