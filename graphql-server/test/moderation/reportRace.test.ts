import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, deleteEvent } from '../support/builders.ts';
import { openOther, type OtherConnection } from '../support/otherConnection.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
let other: OtherConnection;
beforeEach(async () => {
  event = await anEvent(server);
  other = await openOther(server);
  await other.query('begin');
});
afterEach(() => other.end());

const report = () => server.rest('POST', `/api/events/${event.urlHash}/reports`, { reason: 'Spam' });
const remove = () => deleteEvent(server, event);
const hold = () => other.query('select from event where id = $1 for update', [event.id]);
const reports = () => server.orm.em.fork().execute('select * from report');

describe('a report that comes as the event is deleted', () => {
  it('by another server just before finds none, and is refused', async () => {
    await other.query('delete from event where id = $1', [event.id]);
    const reporting = report();
    await other.untilWaiting();
    await other.query('commit');
    expect((await reporting).statusCode).toBe(404);
    expect(await reports()).toEqual([]);
  });

  it.each([
    ['just after', [report, remove], [201, 200]],
    ['just before', [remove, report], [200, 404]],
  ])('%s goes with it: nobody is left with an error', async (_when, acts, statuses) => {
    await hold();
    const acting = [];
    for (const act of acts) {
      acting.push(act());
      // the first one waits in PostgreSQL, and the others behind it in the server, in the order in which they came
      await other.untilWaiting();
    }
    await other.query('commit');
    expect((await Promise.all(acting)).map(({ statusCode }) => statusCode)).toEqual(statuses);
    expect(await reports()).toEqual([]);
  });
});
