import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { ParticipantView } from '../../src/doors/presenters/presentParticipant.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import { nextDate } from '../support/series.ts';
import type { Caller, TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };
const BRING = { text: 'What do you bring?', kind: 'TEXT' } as const;
const COLOUR = { text: 'Which colour?', kind: 'CHOICE', options: ['Red', 'Blue'], isRequired: true } as const;
const DRIVE = { text: 'Can you drive?', kind: 'YES_NO' } as const;

let event: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, limit_count cascade');
  event = await anEvent(server, { questions: [BRING, { ...COLOUR, options: ['Red', 'Blue'] }, DRIVE] });
});

const idOf = (text: string, of: EventView = event) => {
  const found = of.questions.find((one) => one.text === text);
  if (!found) throw new Error(`There is no question ${text}`);
  return String(found.id);
};
const saying = (text: string, answer: string, of?: EventView) => ({ questionId: idOf(text, of), text: answer });
const said = (of: ParticipantView | undefined) => of?.answers?.map(({ text }) => text);

describe.each<[string, (server: TestServer) => Door]>([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('questions of the organiser, through %s', (_name, open) => {
  const join = (answers: unknown, more: object = {}, caller: Caller = {}) =>
    open(server).joinEvent(event, { name: 'Vera', ...more, ...(answers !== undefined && { answers }) }, caller);
  const change = (joined: Joined, input: object) =>
    open(server).updateResponse({ ...event, participantId: joined.id, responseToken: joined.responseToken }, input);

  it('are answered by those who respond, and read by them and the organisers alone', async () => {
    await joinOrganising(server, event, 'cem');
    const outcome = await join([saying(COLOUR.text, 'Red'), saying(BRING.text, 'A ball')], {}, { as: 'bea' });
    expect(outcome.code).toBe('OK');
    for (const as of ['ada', 'cem', 'bea'])
      expect(said(((await open(server).event(event, { as })).result as EventView).participants[0])).toEqual([
        'A ball',
        'Red',
      ]);
    for (const caller of [{ as: 'mallory' }, {}]) {
      const { participants } = (await open(server).event(event, caller)).result as EventView;
      expect(participants[0]?.answers ?? null).toBeNull();
    }
  });

  it('are left open by clients that know nothing of them, and by those who do not come', async () => {
    expect(await join(undefined)).toMatchObject({ code: 'OK' });
    expect(await join([], { likelihood: 0 })).toMatchObject({ code: 'OK' });
    expect(await join([])).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Please answer “Which colour?”',
    });
  });

  it.each([
    ['a colour that is no option', () => [saying(COLOUR.text, 'Green')]],
    ['something else than yes or no', () => [saying(COLOUR.text, 'Red'), saying(DRIVE.text, 'Perhaps')]],
    ['more than 200 letters', () => [saying(COLOUR.text, 'Red'), saying(BRING.text, 'a'.repeat(201))]],
    ['nothing to what is required', () => [saying(COLOUR.text, '  ')]],
    ['a number that is none', () => [{ questionId: 'first', text: 'Red' }]],
  ])('refuse %s', async (_what, answers) => {
    expect(await join(answers())).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('of another event are not answered here', async () => {
    const other = await anEvent(server, { questions: [BRING] });
    expect(await join([saying(COLOUR.text, 'Red'), saying(BRING.text, 'A ball', other)])).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This event does not ask that question',
    });
  });

  it('are answered again one by one; null takes all back where none is required', async () => {
    const joined = await aResponse(server, event, { answers: [saying(COLOUR.text, 'Red')] });
    expect(said((await change(joined, { answers: [saying(DRIVE.text, 'YES')] })).result as ParticipantView)).toEqual([
      'Red',
      'YES',
    ]);
    expect(said((await change(joined, { answers: [saying(COLOUR.text, 'Blue')] })).result as ParticipantView)).toEqual([
      'Blue',
      'YES',
    ]);
    expect(said((await change(joined, { comment: 'Hi' })).result as ParticipantView)).toEqual(['Blue', 'YES']);
    expect(await change(joined, { answers: [saying(COLOUR.text, '')] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await change(joined, { answers: null })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(said((await change(joined, { likelihood: 0, answers: null })).result as ParticipantView)).toEqual([]);
  });

  it('keep their answers in other words, and take them along when they go or are answered in another way', async () => {
    await aResponse(server, event, {
      answers: [saying(BRING.text, 'A ball'), saying(COLOUR.text, 'Red'), saying(DRIVE.text, 'YES')],
    });
    const [bring, colour, drive] = event.questions;
    const changed = [
      { ...bring, text: 'What else?' },
      { ...drive, kind: 'TEXT' },
    ];
    const outcome = await open(server).updateEvent(event, { questions: changed }, ADA);
    expect(outcome.code).toBe('OK');
    const now = (outcome.result as EventView).questions;
    expect(now.map(({ text }) => text)).toEqual(['What else?', 'Can you drive?']);
    expect(now.map(({ id }) => String(id) === String(bring?.id) || String(id) === String(drive?.id))).toEqual([
      true,
      false,
    ]);
    expect(said((await readEvent(server, event, ADA)).participants[0])).toEqual(['A ball']);
    expect(colour).toBeDefined();
  });

  it.each([
    ['a sixth', Array(6).fill(BRING)],
    ['81 letters', [{ ...BRING, text: 'a'.repeat(81) }]],
    ['none of words', [{ ...BRING, text: ' ' }]],
    ['a choice of one', [{ ...COLOUR, options: ['Red'] }]],
    ['a choice of the same twice', [{ ...COLOUR, options: ['Red', 'Red'] }]],
  ])('are refused as %s', async (_what, questions) => {
    expect(await open(server).updateEvent(event, { questions }, ADA)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('have the chat read by the token of a response, too, of somebody who may come', async () => {
    const chatLink = 'https://chat.example.org/token';
    await open(server).updateEvent(event, { chatLink }, ADA);
    const [comes, stays] = [await aResponse(server, event), await aResponse(server, event, { likelihood: 0 })];
    const asked = `query ($h: String!, $p: ID, $t: String) {
      event(urlHash: $h) { chatLink(participantId: $p, responseToken: $t) } }`;
    const readBy = async (p: number | null, t: string | null) =>
      (await server.graphql(asked, { h: event.urlHash, p, t })).data?.event.chatLink as string | null;
    expect(await readBy(comes.id, comes.responseToken)).toBe(chatLink);
    expect(await readBy(comes.id, stays.responseToken)).toBeNull();
    expect(await readBy(stays.id, stays.responseToken)).toBeNull();
    expect(await readBy(null, comes.responseToken)).toBeNull();
    expect(await readBy(comes.id, null)).toBeNull();
  });

  it('have the chat read by those who may come and by the organisers', async () => {
    const chatLink = 'https://chat.example.org/run';
    await open(server).updateEvent(event, { chatLink }, ADA);
    await aResponse(server, event, {}, { as: 'bea' });
    await aResponse(server, event, { likelihood: 0 }, { as: 'dan' });
    const readBy = async (caller: Caller) =>
      ((await open(server).event(event, caller)).result as EventView).chatLink ?? null;
    expect(await Promise.all([{ as: 'ada' }, { as: 'bea' }, { as: 'dan' }, {}].map(readBy))).toEqual([
      chatLink,
      chatLink,
      null,
      null,
    ]);
  });
});

it('go along to the next date with the same numbers', async () => {
  const series = await anEvent(server, { questions: [BRING], isRecurring: true, recurrenceFrequency: 'weekly' });
  const next = await nextDate(server, series, '2026-05-06T10:00:01.000Z');
  expect(next.questions).toEqual(series.questions);
});

it('are in the data of the person, and gone with their account', async () => {
  await aResponse(server, event, { answers: [saying(COLOUR.text, 'Red')] }, { as: 'bea' });
  const { responses } = (await server.rest('GET', '/api/me/data', undefined, { as: 'bea' })).json<{
    responses: object[];
  }>();
  expect(responses).toMatchObject([{ answers: [{ question: COLOUR.text, text: 'Red' }] }]);
  await server.rest('DELETE', '/api/me', undefined, { as: 'bea' });
  expect(said((await readEvent(server, event, ADA)).participants[0])).toEqual([]);
});
