import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aSeries, editSeries, nextDate } from '../support/series.ts';
import { openOther, type OtherConnection } from '../support/otherConnection.ts';
import { deleteEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let other: OtherConnection;
let root: EventView;
let second: EventView;
let third: EventView;
beforeEach(async () => {
  root = await aSeries(server);
  second = await nextDate(server, root);
  third = await nextDate(server, root, '2026-05-06T12:00:00Z');
  other = await openOther(server);
  await other.query('begin');
});
afterEach(() => other.end());

/** As another connection holds an event that it is about to change. */
const hold = ({ id }: EventView) => other.query('select from event where id = $1 for update', [id]);

const edit = (event: EventView, scope: string) => editSeries(server, event, { title: 'Other' }, scope);
const end = async ({ urlHash }: EventView) =>
  (await server.graphql(`mutation { endSeries(urlHash: "${urlHash}") { isRecurring } }`, {}, { as: 'ada' })).errors;
const remove = async (event: EventView) => (await deleteEvent(server, event)).statusCode;

describe('events of a series are held by their numbers, so that nobody holds a later one and waits for an earlier one', () => {
  it.each([
    ['an edit of an occurrence and the following', () => edit(second, 'THIS_AND_FOLLOWING')],
    ['an edit of the last occurrence and the following', () => edit(third, 'THIS_AND_FOLLOWING')],
    ['an edit of the first event alone, which leaves the series to the others', () => edit(root, 'THIS_OCCURRENCE')],
    ['the end of the series, from its last occurrence', () => end(third)],
    ['the deletion of an occurrence', () => remove(third)],
    ['the deletion of the first event', () => remove(root)],
  ])('in %s', async (_name, act) => {
    await hold(root);
    const acting = act();
    await other.untilWaiting();
    // the process that is being waited for gets all that it may want
    for (const event of [second, third]) await hold(event);
    await other.query('commit');
    expect(JSON.stringify((await acting) ?? null)).not.toMatch(/INTERNAL|UNAVAILABLE|CONFLICT|50\d/);
  });

  it('also in a series that was split: its first event is before the one that leads it now', async () => {
    await edit(second, 'THIS_AND_FOLLOWING');
    await hold(root);
    const acting = edit(third, 'THIS_AND_FOLLOWING');
    await other.untilWaiting();
    for (const event of [second, third]) await hold(event);
    await other.query('commit');
    expect(await acting).toBeUndefined();
  });
});
