import { beforeAll, describe, expect, it } from '@jest/globals';
import { aClient, type Client } from './client.ts';
import { aPlainPlan, beforeTheDoor, withoutPhone, justMade } from '../../support/shown.ts';
import { useServer } from '../../support/useServer.ts';
import { createdBy, joining } from './twelveCalls.ts';

const server = useServer();
let ada: Client;
let visitor: Client;
beforeAll(async () => {
  ada = aClient(server, 'ada');
  visitor = aClient(server);
});

const created = (changes?: object) => createdBy(ada, changes);

describe('a client that knows the twelve calls of spec section 7 alone', () => {
  it('POST /api/events/{urlHash}/join answers 201 with id and responseToken', async () => {
    const { urlHash } = await created();
    const maybe = { ...joining, email: 'vera@example.com', likelihood: 0.5, comment: 'Late' };
    const answer = await visitor.send('POST', `/api/events/${urlHash}/join`, maybe);
    const { uid: _, ...said } = maybe;
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        ...said,
        ...aPlainPlan,
        ...justMade,
        ...withoutPhone,
        ...beforeTheDoor,
        status: 'MAYBE',
        id: expect.any(Number),
        isHidden: false,
        isRepeated: false,
        responseToken: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
  });

  it('POST /api/events/{urlHash}/join takes the uid of the person who is signed in', async () => {
    const { urlHash } = await created();
    const bea = aClient(server, 'bea');
    const answer = await bea.send('POST', `/api/events/${urlHash}/join`, { ...joining, uid: 'bea' });
    expect([answer.statusCode, answer.cookies]).toEqual([201, []]);
  });

  it('PUT …/participants/{participantId} takes the edited fields plus responseToken', async () => {
    const { urlHash } = await created();
    const { responseToken, ...joined } = (
      await visitor.send('POST', `/api/events/${urlHash}/join`, { ...joining, email: 'vera@example.com' })
    ).json<{ id: number; responseToken: string }>();
    const path = `/api/events/${urlHash}/participants/${joined.id}`;
    const answer = await aClient(server).send('PUT', path, { likelihood: 0.3, responseToken });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...joined, likelihood: 0.3, status: 'MAYBE' }]);
  });

  it('DELETE …/participants/{participantId}, bare, removes a response from the browser that joined', async () => {
    const { urlHash } = await created();
    const { id } = (await visitor.send('POST', `/api/events/${urlHash}/join`, joining)).json<{ id: number }>();
    const answer = await visitor.send('DELETE', `/api/events/${urlHash}/participants/${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Response removed successfully' }]);
    expect((await visitor.send('GET', `/api/events/${urlHash}`)).json()).toMatchObject({ participants: [] });
  });
});
