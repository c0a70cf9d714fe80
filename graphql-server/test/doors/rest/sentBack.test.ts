import { describe, expect, it } from '@jest/globals';
import type { PollView } from '../../../src/doors/presenters/presentPoll.ts';
import { anEvent, aResponse, readEvent } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();

const ada = { as: 'ada' };
const formats = [{ at: 10, label: '5v5' }];

const POLL = {
  title: 'Volleyball',
  location: 'Beach',
  timezone: 'UTC',
  eventTypeId: 1,
  options: [{ date: '2026-05-06T08:00:00.000Z' }, { date: '2026-05-08T08:00:00.000Z' }],
};

const aPoll = async () => (await server.rest('POST', '/api/polls', POLL, ada)).json<PollView>();

describe('what was read may be sent back whole, with one field changed', () => {
  it.each(['PUT', 'PATCH'] as const)('an event, by %s', async (method) => {
    const made = await anEvent(server, { formats });
    await aResponse(server, made);
    const read = await readEvent(server, made, ada);
    const answer = await server.rest(method, `/api/events/${made.urlHash}`, { ...read, title: 'New' }, ada);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...read, title: 'New', revision: 2 }]);
  });

  it('a poll with its dates', async () => {
    const { urlHash, options } = await aPoll();
    const votes = options.map(({ id }) => ({ optionId: id, likelihood: 0.5 }));
    await server.rest('POST', `/api/polls/${urlHash}/votes`, { name: 'Vera', votes });
    const read = (await server.rest('GET', `/api/polls/${urlHash}`, undefined, ada)).json<PollView>();
    const answer = await server.rest('PATCH', `/api/polls/${urlHash}`, { ...read, title: 'New' }, ada);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...read, title: 'New', revision: read.revision + 1 }]);
  });

  it('a response, with the token that came with it', async () => {
    const event = await anEvent(server);
    const { responseToken, ...said } = await aResponse(server, event);
    const path = `/api/events/${event.urlHash}/participants/${said.id}`;
    const answer = await server.rest('PUT', path, { ...said, comment: 'Late', responseToken });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...said, comment: 'Late' }]);
  });

  it('a vote, with the token that came with it', async () => {
    const { urlHash, options } = await aPoll();
    const votes = [{ optionId: options[0]?.id, likelihood: 0.5 }];
    const voted = await server.rest('POST', `/api/polls/${urlHash}/votes`, { name: 'Vera', votes });
    const { responseToken, ...said } = voted.json<{ id: number; responseToken: string }>();
    const change = { ...said, comment: 'Late', responseToken };
    const answer = await server.rest('PATCH', `/api/polls/${urlHash}/votes/${said.id}`, change);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...said, comment: 'Late' }]);
  });

  it('a vote that was read by nobody in particular: it keeps its address', async () => {
    const { urlHash, options } = await aPoll();
    const votes = [{ optionId: options[0]?.id, likelihood: 0.5 }];
    const said = { name: 'Vera', email: 'vera@example.com', votes };
    const voted = await server.rest('POST', `/api/polls/${urlHash}/votes`, said);
    const { responseToken } = voted.json<{ responseToken: string }>();
    const [read] = (await server.rest('GET', `/api/polls/${urlHash}`)).json<PollView>().voters;
    const change = { ...read, comment: 'Late', responseToken };
    const answer = await server.rest('PATCH', `/api/polls/${urlHash}/votes/${read?.id}`, change);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...voted.json(), ...read, comment: 'Late', email: 'vera@example.com', responseToken: undefined },
    ]);
  });

  it('but for what nobody reads there', async () => {
    const made = await anEvent(server);
    const answer = await server.rest('PUT', `/api/events/${made.urlHash}`, { ...made, colour: 'red' }, ada);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: 'There is no field "colour"', fields: ['colour'] },
    ]);
  });

  it('changes nothing of what is only read', async () => {
    const made = await anEvent(server);
    const lies = { creatorId: 'mallory', urlHash: 'x', status: 'CONFIRMED', isHidden: true, participants: [{}] };
    await server.rest('PUT', `/api/events/${made.urlHash}`, { title: 'New', ...lies }, ada);
    expect(await readEvent(server, made, ada)).toEqual({ ...made, title: 'New', revision: 2 });
  });
});
