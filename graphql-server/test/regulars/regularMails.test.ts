import { beforeEach, describe, expect, it } from '@jest/globals';
import { pressUnsubscribe, responseLinkIn } from '../mail/mailServer.ts';
import { useFreshMailServer } from '../mail/useMailServer.ts';
import { deleteEvent, readEvent } from '../support/builders.ts';
import { AFTER_FIRST, AFTER_SECOND, aRegular, aWeekly, nextByClock, readSeries, regularsPath } from './regularSteps.ts';

const server = useFreshMailServer();

let series: Awaited<ReturnType<typeof aWeekly>>;
beforeEach(async () => {
  series = await aWeekly(server);
});

/** What is told to others than the organiser, who hears of each new regular. */
const received = async () => (await server.drain()).filter(({ to }) => !to.includes('ada@example.com'));
const told = async () =>
  (await received()).map(({ to, mail }) => `${to.join(', ')}: ${String(mail.headers.get('subject'))}`).sort();

const RITA = { email: 'rita@example.com' };

/** The private link of a standing response. */
const regularLinkIn = (text: string) => {
  const [, seriesHash = '', purpose = '', id = '', responseToken = ''] =
    /\/series\/([\w-]{22})#(response|withdraw)=(\d+)\.([\w-]{43})/.exec(text) ?? [];
  return { seriesHash, purpose, id, responseToken };
};

describe('a regular', () => {
  it('is told once of becoming one, and once of each date when that is made', async () => {
    await aRegular(server, series.seriesHash, RITA);
    expect(await told()).toEqual(['rita@example.com: You are a regular: “Evening volleyball”, Tue 5 May, 6:00 PM']);
    await nextByClock(server, series.seriesHash, AFTER_FIRST);
    await server.tasks.continueSeries({});
    expect(await told()).toEqual(['rita@example.com: The next date: “Evening volleyball”, Tue 12 May, 6:00 PM']);
    await nextByClock(server, series.seriesHash, AFTER_SECOND);
    expect(await told()).toEqual(['rita@example.com: The next date: “Evening volleyball”, Tue 19 May, 6:00 PM']);
  });

  it('opens the standing response by the link in the first mail', async () => {
    const { id } = await aRegular(server, series.seriesHash, RITA);
    const [welcome] = await received();
    const link = regularLinkIn(welcome?.mail.text ?? '');
    expect(link).toMatchObject({ seriesHash: series.seriesHash, purpose: 'response', id: String(id) });
    const { responseToken } = link;
    const opened = await server.rest('PUT', `${regularsPath(series.seriesHash)}/${id}`, { responseToken });
    expect(opened.json()).toMatchObject({ name: 'Rita' });
  });

  it('changes a date, and ends it all, by the link in the mail about any date, not the last one alone', async () => {
    await aRegular(server, series.seriesHash, RITA);
    const second = await nextByClock(server, series.seriesHash, AFTER_FIRST);
    const text = (await received()).at(-1)?.mail.text ?? '';
    const { participantId, responseToken } = responseLinkIn(text);
    const path = `/api/events/${second.urlHash}/participants/${participantId}`;
    expect((await server.rest('PUT', path, { likelihood: 0, responseToken })).json()).toMatchObject({
      status: 'DECLINED',
    });
    await nextByClock(server, series.seriesHash, AFTER_SECOND);
    const end = regularLinkIn(text);
    expect(end).toMatchObject({ purpose: 'withdraw', responseToken });
    const left = await server.rest('DELETE', `${regularsPath(series.seriesHash)}/${end.id}`, { responseToken });
    expect(left.statusCode).toBe(200);
  });

  it('who wants no mail about a date gets none about the next', async () => {
    await aRegular(server, series.seriesHash, RITA);
    const [welcome] = await received();
    await pressUnsubscribe(server, welcome, 'event');
    expect((await nextByClock(server, series.seriesHash, AFTER_FIRST)).participants).toHaveLength(1);
    expect(await told()).toEqual([]);
  });

  it('whose address a mail has confirmed is told as somebody who is known', async () => {
    await aRegular(server, series.seriesHash, RITA);
    await nextByClock(server, series.seriesHash, AFTER_FIRST);
    const typed = (await received()).at(-1)?.mail.text ?? '';
    expect(typed).toContain('somebody, hopefully you');
    const { urlHash, participantId, responseToken } = responseLinkIn(typed);
    await server.rest('PUT', `/api/events/${urlHash}/participants/${participantId}`, { responseToken });
    await nextByClock(server, series.seriesHash, AFTER_SECOND);
    expect((await received()).at(-1)?.mail.text).toContain('you are a regular of this series with this address');
  });
});

it('that a person has adopted is proven by no date that they have not: its planter holds the token of that', async () => {
  const planted = await aRegular(server, series.seriesHash, { name: 'Planted', email: 'vera@example.com' });
  await nextByClock(server, series.seriesHash, AFTER_FIRST);
  const { urlHash, participantId, responseToken } = responseLinkIn((await received()).at(-1)?.mail.text ?? '');
  await server.rest('PUT', `/api/events/${urlHash}/participants/${participantId}`, { responseToken });
  const adopted = await server.graphql('mutation { adoptResponses }', {}, { as: 'vera' });
  expect(adopted.data).toEqual({ adoptResponses: 1 });
  expect((await readSeries(server, series.seriesHash, { as: 'vera' })).ownRegular).toMatchObject({ name: 'Planted' });
  const path = `${regularsPath(series.seriesHash)}/${planted.id}`;
  const by = { responseToken: planted.responseToken };
  expect((await server.rest('PUT', path, { ...by, name: 'Mine' })).statusCode).toBe(403);
  expect((await server.rest('DELETE', path, by)).statusCode).toBe(403);
  expect((await server.rest('PUT', path, { name: 'Vera' }, { as: 'vera' })).statusCode).toBe(200);
});

describe('the end of a series', () => {
  it('is told to its regulars once, however it ended, and the responses stay', async () => {
    await aRegular(server, series.seriesHash, RITA);
    await aRegular(server, series.seriesHash, { name: 'Mo' });
    await server.drain();
    await server.graphql(`mutation { endSeries(urlHash: "${series.first.urlHash}") { urlHash } }`, {}, { as: 'ada' });
    expect(await told()).toEqual([]);
    await Promise.all([server.tasks.continueSeries({}), server.tasks.continueSeries({})]);
    expect(await told()).toEqual(['rita@example.com: There are no more dates: “Evening volleyball”']);
    await server.tasks.continueSeries({});
    expect(await told()).toEqual([]);
    expect((await readEvent(server, series.first)).participants).toHaveLength(2);
    server.clock.set(AFTER_FIRST);
    await server.tasks.deleteExpiredMails({});
    expect(await server.orm.em.fork().execute('select id from regular')).toEqual([]);
  });

  it('is told, too, when its only event was deleted, and its address is forgotten', async () => {
    await aRegular(server, series.seriesHash, RITA);
    await server.drain();
    await deleteEvent(server, series.first);
    await server.tasks.continueSeries({});
    expect(await told()).toEqual([
      'rita@example.com: A series that you were a regular of has ended',
      'rita@example.com: Cancelled: “Evening volleyball”, Tue 5 May, 6:00 PM',
    ]);
    server.clock.set(AFTER_FIRST);
    await server.tasks.deleteExpiredMails({});
    expect(await server.orm.em.fork().execute('select id from series')).toEqual([]);
  });

  it('is none where it was taken back in time', async () => {
    await aRegular(server, series.seriesHash, RITA);
    await server.drain();
    const set = (isRecurring: boolean) =>
      server.rest(
        'PUT',
        `/api/events/${series.first.urlHash}`,
        { isRecurring, recurrenceFrequency: isRecurring ? 'weekly' : null },
        { as: 'ada' },
      );
    await set(false);
    await set(true);
    await server.tasks.continueSeries({});
    expect(await told()).toEqual([]);
    expect((await nextByClock(server, series.seriesHash, AFTER_FIRST)).participants).toHaveLength(1);
  });
});
