import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse, changeEvent, deleteEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { aSeries, editSeries, nextDate } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';

const ADA = { as: 'ada' };
const CHANGED = 'This event was changed in the meantime. Load it again and repeat your change';

const server = useServer();

const withTag = (tag: string) => ({ ...ADA, headers: { 'if-match': tag } });
const put = ({ urlHash }: { urlHash: string }, tag: string, changes: object = { title: 'Changed' }) =>
  server.rest('PUT', `/api/events/${urlHash}`, changes, withTag(tag));

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s', (_name, open) => {
  it('changes an event whose revision is the one that was read', async () => {
    const event = await anEvent(server);
    const { code, result } = await open(server).updateEvent(event, { title: 'Beach', revision: event.revision }, ADA);
    expect(code).toBe('OK');
    expect(result).toMatchObject({ title: 'Beach', revision: event.revision + 1 });
  });

  it('changes nothing of an event that was changed since it was read, and says so', async () => {
    const event = await anEvent(server);
    await changeEvent(server, event, { location: 'Bondi' });
    const present = await readEvent(server, event, ADA);
    const outcome = await open(server).updateEvent(event, { title: 'Beach', revision: event.revision }, ADA);
    expect(outcome).toMatchObject({ code: 'PRECONDITION_FAILED', message: CHANGED });
    expect(await readEvent(server, event, ADA)).toEqual(present);
  });

  it('changes an event without a revision, or with none, whatever became of it', async () => {
    const event = await anEvent(server);
    await changeEvent(server, event, { location: 'Bondi' });
    expect((await open(server).updateEvent(event, { title: 'One' }, ADA)).code).toBe('OK');
    expect((await open(server).updateEvent(event, { title: 'Two', revision: null }, ADA)).code).toBe('OK');
  });

  it('judges permission before the revision', async () => {
    const event = await anEvent(server);
    expect((await open(server).updateEvent(event, { revision: 7 }, { as: 'ben' })).code).toBe('FORBIDDEN');
    expect((await open(server).updateEvent(event, { revision: 7 })).code).toBe('UNAUTHENTICATED');
  });

  it('refuses a revision that is no whole number', async () => {
    const event = await anEvent(server);
    expect((await open(server).updateEvent(event, { title: 'Beach', revision: 1.5 }, ADA)).code).toBe('BAD_USER_INPUT');
    expect((await readEvent(server, event)).title).toBe(event.title);
  });

  it('lets one of two changes of the same revision through', async () => {
    const event = await anEvent(server);
    const change = (title: string) => open(server).updateEvent(event, { title, revision: event.revision }, ADA);
    const codes = (await Promise.all([change('One'), change('Two')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['OK', 'PRECONDITION_FAILED']);
    expect((await readEvent(server, event)).revision).toBe(event.revision + 1);
  });
});

it('keeps its revision however many respond, and whatever is decided', async () => {
  const event = await anEvent(server, { participantThreshold: 2 });
  await aResponse(server, event);
  await aResponse(server, event);
  await restDoor(server).decideEvent(event, { decision: 'CONFIRM' }, ADA);
  expect((await readEvent(server, event)).revision).toBe(event.revision);
});

it('keeps its revision when a change changes nothing', async () => {
  const event = await anEvent(server);
  await changeEvent(server, event, { title: event.title, date: event.date });
  expect((await readEvent(server, event)).revision).toBe(event.revision);
});

it('raises the revision of each event of a series that a change reaches, and of no other', async () => {
  const first = await aSeries(server);
  const next = await nextDate(server, first);
  await editSeries(server, first, { location: 'Bondi', revision: first.revision }, 'THIS_AND_FOLLOWING');
  expect((await readEvent(server, first)).revision).toBe(first.revision + 1);
  expect((await readEvent(server, next)).revision).toBe(next.revision + 1);
  await editSeries(server, next, { location: 'Coogee' }, 'THIS_OCCURRENCE');
  expect((await readEvent(server, first)).revision).toBe(first.revision + 1);
  const refused = await editSeries(server, next, { title: 'No', revision: next.revision }, 'THIS_AND_FOLLOWING');
  expect(refused).toMatchObject([{ code: 'PRECONDITION_FAILED' }]);
});

it('raises the revision also when a server of the release before writes', async () => {
  const event = await anEvent(server);
  await server.orm.em.fork().execute("update event set location = 'Bondi' where url_hash = ?", [event.urlHash]);
  expect((await readEvent(server, event)).revision).toBe(event.revision + 1);
});

describe('If-Match', () => {
  it.each([
    ['the tag of a GET', (revision: number) => `W/"${revision}-abcdef"`],
    ['a strong tag', (revision: number) => `"${revision}-abcdef"`],
    ['a bare revision', (revision: number) => `"${revision}"`],
    ['one of several', (revision: number) => `"x", W/"${revision + 8}-a" ,W/"${revision}-b-c"`],
    ['any', () => '*'],
  ])('takes %s', async (_what, tagOf) => {
    const event = await anEvent(server);
    expect((await put(event, tagOf(event.revision))).statusCode).toBe(200);
  });

  it.each([
    ['another revision', (revision: number) => `W/"${revision + 1}-abcdef"`],
    ['a revision that begins with it', (revision: number) => `"${revision}0"`],
    ['a tag of no revision', () => '"abcdef"'],
    ['a digest that is like it', (revision: number) => `"0-${revision}"`],
  ])('refuses %s', async (_what, tagOf) => {
    const event = await anEvent(server);
    const answer = await put(event, tagOf(event.revision));
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([412, { message: CHANGED }]);
    expect((await readEvent(server, event)).title).toBe(event.title);
  });

  it.each(['12', '"12', '"1" "2"', ',', ''])('says about %p that it is no list of tags', async (tag) => {
    const event = await anEvent(server);
    expect((await put(event, tag)).statusCode).toBe(400);
  });

  it('holds beside a revision in the body: both are to be the present one', async () => {
    const event = await anEvent(server);
    const { revision } = event;
    expect((await put(event, `"${revision}"`, { title: 'One', revision: revision + 1 })).statusCode).toBe(412);
    expect((await put(event, `"${revision + 1}"`, { title: 'One', revision })).statusCode).toBe(412);
    expect((await put(event, `"${revision}"`, { title: 'One', revision })).statusCode).toBe(200);
  });

  it('keeps an event that was changed meanwhile from being deleted', async () => {
    const event = await anEvent(server);
    await changeEvent(server, event, { location: 'Bondi' });
    const address = `/api/events/${event.urlHash}`;
    expect((await server.rest('DELETE', address, undefined, withTag('W/"1-abc"'))).statusCode).toBe(412);
    expect((await readEvent(server, event)).location).toBe('Bondi');
    expect((await server.rest('DELETE', address, undefined, withTag('W/"2-abc"'))).statusCode).toBe(200);
    const other = await anEvent(server);
    expect((await deleteEvent(server, other)).statusCode).toBe(200);
  });
});
