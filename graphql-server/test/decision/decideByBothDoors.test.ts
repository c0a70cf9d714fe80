import { describe, expect, it } from '@jest/globals';
import { aDraft, anEvent, aResponse, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import { NOW, type TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const ADA = { as: 'ada' };
const START = '2026-05-06T08:00:00.000Z';
const DAY_BEFORE = '2026-05-05T08:00:00.000Z';

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s', (_name, open: (of: TestServer) => Door) => {
  it('an event gathers until something is decided, and the clock decides nothing unless it is told', async () => {
    const event = await anEvent(server, { decideAt: undefined });
    expect((await open(server).event(event)).result).toMatchObject({
      status: 'GATHERING',
      statusReason: null,
      statusChangedAt: null,
      decidedBy: null,
      decideAt: null,
      decisionRule: 'DEFINITE',
      rainLimit: null,
      isAtRisk: false,
    });
  });

  it('its creator confirms an event, calls it off and opens it again, each with a reason or none', async () => {
    const event = await anEvent(server, { participantThreshold: 2 });
    await aResponse(server, event);
    const decide = (input: object) => open(server).decideEvent(event, input, ADA);

    expect(await decide({ decision: 'CONFIRM', reason: 'The hall is ours' })).toMatchObject({
      code: 'OK',
      result: {
        status: 'CONFIRMED',
        statusReason: 'The hall is ours',
        statusChangedAt: NOW,
        decidedBy: 'ORGANISER',
        neededSeats: 2,
        hadSeats: 1,
        isAtRisk: true,
      },
    });
    server.clock.set('2026-05-01T13:00:00.000Z');
    expect((await decide({ decision: 'CALL_OFF' })).result).toMatchObject({
      status: 'CALLED_OFF',
      statusReason: null,
      statusChangedAt: '2026-05-01T13:00:00.000Z',
      isAtRisk: false,
    });
    expect((await decide({ decision: 'REOPEN', reason: null })).result).toMatchObject({ status: 'GATHERING' });
  });

  it.each([
    ['no decision time', null, 2.5, false],
    ['one, by those who are certain', DAY_BEFORE, 0, true],
  ])(
    'five maybes of 50 %% for two are decided by the rule that holds with %s',
    async (_, decideAt, hadSeats, isAtRisk) => {
      const event = await anEvent(server, { participantThreshold: 2, decideAt });
      for (let count = 0; count < 5; count += 1) await aResponse(server, event, { likelihood: 0.5 });
      const { result } = await open(server).decideEvent(event, { decision: 'CONFIRM' }, ADA);
      expect(result).toMatchObject({ expected: 2.5, decisionRule: 'DEFINITE', neededSeats: 2, hadSeats, isAtRisk });
    },
  );

  it('the same decision twice changes its reason alone', async () => {
    const event = await anEvent(server);
    await open(server).decideEvent(event, { decision: 'CONFIRM' }, ADA);
    server.clock.set('2026-05-01T13:00:00.000Z');
    const again = await open(server).decideEvent(event, { decision: 'CONFIRM', reason: 'Bring water' }, ADA);
    expect(again.result).toMatchObject({ statusReason: 'Bring water', statusChangedAt: NOW });
  });

  it('what was called off takes no further response, keeps those it has, and takes more once it is open again', async () => {
    const event = await anEvent(server);
    const { id, responseToken } = await aResponse(server, event);
    await open(server).decideEvent(event, { decision: 'CALL_OFF', reason: 'Rain' }, ADA);
    const join = () => open(server).joinEvent(event, { name: 'Late' });
    expect(await join()).toEqual({ code: 'CONFLICT', message: 'This event was called off' });
    const target = { ...event, participantId: id, responseToken };
    expect((await open(server).updateResponse(target, { comment: 'A pity' })).code).toBe('OK');
    expect((await readEvent(server, event)).participants).toMatchObject([{ comment: 'A pity' }]);
    await open(server).decideEvent(event, { decision: 'REOPEN' }, ADA);
    expect((await join()).code).toBe('OK');
  });

  it('a past event cannot be decided, nor one that is none', async () => {
    const event = await anEvent(server);
    server.clock.set('2026-05-06T10:00:00.001Z');
    expect(await open(server).decideEvent(event, { decision: 'CONFIRM' }, ADA)).toEqual({
      code: 'CONFLICT',
      message: 'This event is over. It can no longer be decided',
    });
    const nothing = { urlHash: 'A'.repeat(22) };
    expect((await open(server).decideEvent(nothing, { decision: 'CONFIRM' }, ADA)).code).toBe('NOT_FOUND');
    expect((await readEvent(server, event)).status).toBe('GATHERING');
  });

  it('a deleted event cannot be decided', async () => {
    const event = await anEvent(server);
    await open(server).deleteEvent(event, ADA);
    for (const decision of ['CONFIRM', 'CALL_OFF', 'REOPEN']) {
      expect(await open(server).decideEvent(event, { decision }, ADA)).toEqual({
        code: 'NOT_FOUND',
        message: 'There is no such event',
      });
    }
  });

  it('nobody but its creator decides', async () => {
    const event = await anEvent(server);
    const decide = (caller: object) => open(server).decideEvent(event, { decision: 'CALL_OFF' }, caller);
    expect(await decide({ as: 'ben' })).toEqual({
      code: 'FORBIDDEN',
      message: 'Only its organisers may decide this event',
    });
    expect(await decide({})).toEqual({ code: 'UNAUTHENTICATED', message: 'Please sign in first' });
    expect((await readEvent(server, event)).status).toBe('GATHERING');
  });

  it('takes a reason of 200 characters, and one of nothing as none', async () => {
    const event = await anEvent(server);
    const decide = (reason: string) => open(server).decideEvent(event, { decision: 'CONFIRM', reason }, ADA);
    expect((await decide('x'.repeat(200))).result).toMatchObject({ statusReason: 'x'.repeat(200) });
    expect((await decide(' \n ')).result).toMatchObject({ status: 'CONFIRMED', statusReason: null });
  });

  it.each([[{ decision: 'PERHAPS' }], [{ decision: null }], [{}], [{ decision: 'CONFIRM', reason: 5 }]])(
    'says 400 and why to %j, and decides nothing',
    async (input) => {
      const event = await anEvent(server);
      const { code, message } = await open(server).decideEvent(event, input, ADA);
      expect({ code, isSaid: (message?.length ?? 0) > 10 }).toEqual({ code: 'BAD_USER_INPUT', isSaid: true });
      expect((await readEvent(server, event)).status).toBe('GATHERING');
    },
  );

  it.each([
    [{ reason: 'x'.repeat(201), decision: 'CONFIRM' }, 'reason', 'Reason must be at most 200 characters'],
    [{ decision: 'CONFIRM', reason: '\u0000' }, 'reason', 'Reason must not contain characters that cannot be shown'],
  ])('refuses %j', async (input, field, message) => {
    const event = await anEvent(server);
    const outcome = await open(server).decideEvent(event, input, ADA);
    expect(outcome).toEqual({ code: 'BAD_USER_INPUT', message, fields: [field] });
    expect((await readEvent(server, event)).status).toBe('GATHERING');
  });

  it.each([
    [{ decideAt: START }, 'decideAt', 'The decision must be before the event starts'],
    [{ decideAt: '2026-05-06T09:00:00.000Z' }, 'decideAt', 'The decision must be before the event starts'],
    [{ decideAt: '2026-04-30T12:00:00.000Z' }, 'decideAt', 'The decision must be in the future'],
    [
      { decideAt: 'tomorrow' },
      'decideAt',
      'Decision time must be an ISO 8601 date and time with its offset, such as 2026-05-01T18:30:00Z',
    ],
    [{ decideAt: NOW }, 'decideAt', 'The decision must be in the future'],
    [{ rainLimit: 0 }, 'rainLimit', 'Rain limit must be a whole number of percent from 1 to 100'],
    [{ rainLimit: 101 }, 'rainLimit', 'Rain limit must be a whole number of percent from 1 to 100'],
  ])('refuses an event and a change with %j', async (input, field, message) => {
    const refused = { code: 'BAD_USER_INPUT', message, fields: [field] };
    expect(await open(server).createEvent(aDraft(input), ADA)).toEqual(refused);
    const event = await anEvent(server, { decideAt: DAY_BEFORE });
    expect(await open(server).updateEvent(event, input, ADA)).toEqual(refused);
    expect((await readEvent(server, event)).decideAt).toBe(DAY_BEFORE);
  });

  it('an event does not start before its decision: its start moves on alone, not back', async () => {
    const event = await anEvent(server, { decideAt: DAY_BEFORE, endTime: null });
    expect(await open(server).updateEvent(event, { date: '2026-05-04T08:00:00.000Z' }, ADA)).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'The decision must be before the event starts',
      fields: ['decideAt'],
    });
    expect((await open(server).updateEvent(event, { date: '2026-05-07T08:00:00.000Z' }, ADA)).code).toBe('OK');
    expect(await readEvent(server, event)).toMatchObject({ date: '2026-05-07T08:00:00.000Z', decideAt: DAY_BEFORE });
  });

  it('a decision time that has passed does not stand in the way of other changes', async () => {
    const event = await anEvent(server, { decideAt: DAY_BEFORE });
    server.clock.set('2026-05-05T09:00:00.000Z');
    expect((await open(server).updateEvent(event, { title: 'Another' }, ADA)).code).toBe('OK');
  });
});

it('REST names what it does not know', async () => {
  const event = await anEvent(server);
  const outcome = await restDoor(server).decideEvent(event, { decision: 'PERHAPS' }, ADA);
  expect(outcome).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'The decision must be CONFIRM, CALL_OFF or REOPEN',
    fields: ['decision'],
  });
});
