import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import type { Caller, TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };
const PRICE = { amount: 450, currency: 'EUR', mode: 'PER_PERSON', howToPay: 'To Ada, in cash' } as const;

let event: EventView;
let vera: Joined;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, limit_count cascade');
  event = await anEvent(server, { price: PRICE });
  vera = await aResponse(server, event);
});

describe.each<[string, (server: TestServer) => Door]>([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('what an event costs, through %s', (_name, open) => {
  const own = () => ({ urlHash: event.urlHash, participantId: vera.id, responseToken: vera.responseToken });
  const her = () => ({ urlHash: event.urlHash, participantId: vera.id });
  const paymentFor = async (caller: Caller) =>
    ((await open(server).event(event, caller)).result as EventView).participants[0]?.payment ?? null;

  it('is sent as the participant says, and received as an organiser says, who alone take that back', async () => {
    await joinOrganising(server, event, 'cem');
    const door = open(server);
    expect(await door.setPayment(own(), 'SENT')).toMatchObject({ code: 'OK', result: { payment: 'SENT' } });
    expect(await paymentFor(ADA)).toBe('SENT');
    expect(await door.setPayment(own(), null)).toMatchObject({ code: 'OK', result: { payment: null } });
    expect(await door.setPayment(her(), 'RECEIVED', { as: 'cem' })).toMatchObject({ code: 'OK' });
    for (const state of ['SENT', null]) expect(await door.setPayment(own(), state)).toMatchObject({ code: 'CONFLICT' });
    expect(await door.setPayment(her(), null, ADA)).toMatchObject({ code: 'OK', result: { payment: null } });
  });

  it('is said by nobody else, and read by nobody else', async () => {
    const door = open(server);
    expect(await door.setPayment(own(), 'RECEIVED')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.setPayment(her(), 'SENT', ADA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.setPayment(her(), 'SENT', { as: 'mallory' })).toMatchObject({ code: 'FORBIDDEN' });
    await door.setPayment(own(), 'SENT');
    expect([await paymentFor({}), await paymentFor({ as: 'mallory' })]).toEqual([null, null]);
  });

  it('of another event is not paid here, nor of one that costs nothing', async () => {
    const door = open(server);
    const free = await anEvent(server);
    expect(await door.setPayment({ ...own(), urlHash: free.urlHash }, 'SENT')).toMatchObject({ code: 'NOT_FOUND' });
    await door.updateEvent(event, { price: null }, ADA);
    expect(await door.setPayment(own(), 'SENT')).toMatchObject({
      code: 'CONFLICT',
      message: 'This event costs nothing',
    });
  });

  it.each([
    ['nothing', { amount: 0 }],
    ['half a cent', { amount: 0.5 }],
    ['more than anybody has', { amount: 100_000_001 }],
    ['what is no currency', { currency: 'XYZ' }],
    ['what is a currency in small letters', { currency: 'eur' }],
  ])('is not %s', async (_what, change) => {
    expect(await open(server).updateEvent(event, { price: { ...PRICE, ...change } }, ADA)).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
