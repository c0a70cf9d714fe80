import { expect, it } from '@jest/globals';
import { PollWorld } from '../../polls/PollWorld.ts';
import { anEvent, aResponse } from '../../support/builders.ts';
import { WEBHOOK } from '../../support/doors/webhookDoors.ts';
import { useServer } from '../../support/useServer.ts';
import { everyOperation, type Call } from './operations.ts';

const server = useServer();

/** By the name of what stands in an address: what there is. */
const makeAll = async (): Promise<Record<string, string>> => {
  const event = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
  const seriesHash = event.seriesHash ?? '';
  const { id: participantId } = await aResponse(server, event, { name: 'Ada' }, { as: 'ada' });
  const regular = await server.rest('POST', `/api/series/${seriesHash}/regulars`, { name: 'Ada' }, { as: 'ada' });
  const webhook = await server.rest('POST', '/api/me/webhooks', WEBHOOK, { as: 'ada' });
  const world = new PollWorld(server);
  const poll = await world.open();
  const { result } = await world.vote(poll, [1], {}, { as: 'ada' });
  const idOf = (answer: typeof regular) => String(answer.json<{ id: number }>().id);
  return {
    event: event.urlHash,
    poll: poll.urlHash,
    seriesHash,
    participantId: String(participantId),
    regularId: idOf(regular),
    webhookId: idOf(webhook),
    voterId: String(result.voter.id),
    externalId: 'not-there',
    kind: 'type',
    id: '1',
  };
};

const addressOf = ({ path }: Call, made: Record<string, string>): string =>
  path
    .replace('{urlHash}', (path.startsWith('/api/polls') ? made.poll : made.event) ?? '')
    .replace(/\{(\w+)\}/g, (_, name: string) => made[name] ?? name);

it('the document demands a body of the calls that refuse to go without one, and of no others', async () => {
  const made = await makeAll();
  const withBody = (await everyOperation(server)).filter(({ operation }) => operation.requestBody);
  const said: Record<string, boolean | undefined> = {};
  const found: Record<string, boolean> = {};
  for (const call of withBody) {
    said[call.id] = call.operation.requestBody?.required;
    const { statusCode } = await server.rest(call.method, addressOf(call, made), undefined, { as: 'ada' });
    found[call.id] = statusCode === 400;
  }
  expect(found).toMatchObject({ createEvent: true, unfollow: false });
  expect(said).toEqual(found);
});
