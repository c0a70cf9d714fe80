import { beforeEach, describe, expect, it } from '@jest/globals';
import { vocabularyIn } from '@quorum/domain/vocabulary/vocabularyIn';
import { aToken } from '../platform/aProgram.ts';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { SMS_COUNTRIES: 'US' } });
beforeEach(() =>
  server.orm.em.fork().execute('truncate event, cancelled_event, calendar_feed, mail, unsubscribed cascade'),
);

const rows = <Row>(sql: string) => server.orm.em.fork().execute<Row[]>(sql);
const exportOf = (as: string) => server.rest('GET', '/api/me/data', undefined, { as });

describe('a person downloads all that is kept about them', () => {
  it('as a file, which nobody keeps on the way', async () => {
    const { headers } = await exportOf('bea');
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="quorum-data.json"',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('when signed in alone', async () => {
    expect((await server.rest('GET', '/api/me/data')).statusCode).toBe(401);
  });

  it('with private events, responses, mails and what was cancelled', async () => {
    const own = await anEvent(server, { title: 'A secret game', isPrivate: true }, 'bea');
    const other = await anEvent(server, { title: 'Chess' });
    const cancelled = await anEvent(server, { title: 'Called off' }, 'bea');
    await aResponse(server, other, { email: 'bea@home.example', comment: 'Late', likelihood: 0.4 }, { as: 'bea' });
    await deleteEvent(server, cancelled, 'bea');
    await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as: 'bea' });
    await aToken(server, 'bea', ['read']);
    await server.dispatch();
    expect((await exportOf('bea')).json()).toMatchObject({
      account: { uid: 'bea', displayName: 'Bea', email: 'bea@example.com' },
      events: [{ urlHash: own.urlHash, title: 'A secret game', isPrivate: true }],
      responses: [{ event: { title: 'Chess' }, email: 'bea@home.example', comment: 'Late', likelihood: 0.4 }],
      cancelledEvents: [{ title: 'Called off' }],
      mails: [{ kind: 'confirmation', recipient: 'bea@home.example' }],
      tokens: [{ name: 'A bot', scopes: ['read'], email: 'bea@example.com', lastUsedAt: null }],
      calendarFeed: {},
    });
  });

  it('says about a yes that an organiser has hidden that it waits, and why', async () => {
    const event = await anEvent(server);
    const bea = await aResponse(server, event, {}, { as: 'bea' });
    const statusOf = async () => {
      const { responses } = (await exportOf('bea')).json<{ responses: { status: string; isHidden: boolean }[] }>();
      return responses.map(({ status, isHidden }) => ({ status, isHidden }));
    };
    expect(await statusOf()).toEqual([{ status: 'GOING', isHidden: false }]);
    const address = { urlHash: event.urlHash, participantId: bea.id };
    await restDoor(server).hideResponse(address, true, { as: 'ada' });
    expect(await statusOf()).toEqual([{ status: 'WAITLISTED', isHidden: true }]);
  });

  it('with their telephone numbers, and what they agreed to', async () => {
    const event = await anEvent(server);
    const from = { from: '198.51.100.7' };
    const phone = `+12127365000`;
    await aResponse(server, event, { phone, phoneConsent: true }, { as: 'bea', ...from });
    await aResponse(server, event, { phone: '+12127365001', phoneConsent: true }, from);
    const { body } = await exportOf('bea');
    expect(JSON.parse(body)).toMatchObject({
      phones: [
        {
          event: event.urlHash,
          number: phone,
          country: 'US',
          confirmedAt: null,
          consentWords: vocabularyIn('en').consents.texts,
          consentAt: '2026-05-01T12:00:00.000Z',
          consentNetwork: '198.51.100.7',
        },
      ],
    });
    const [row] = await rows<{ code_seed: string }>('select code_seed from participant_phone order by participant_id');
    for (const hidden of ['2127365001', row?.code_seed ?? '']) expect(body).not.toContain(hidden);
  });

  it('with what they were asked by mail, and replied, without the links', async () => {
    const event = await anEvent(server);
    const bea = await aResponse(server, event, { likelihood: 0.4 }, { as: 'bea' });
    await aResponse(server, event, { likelihood: 0.4 });
    await rows(
      `insert into ask (participant_id, kind, token_digest, created_at, reply, replied_at)
       select id, 'DECIDE', 'digest of ' || id, '2026-05-01T12:00:00Z', 'IN', '2026-05-01T13:00:00Z' from participant`,
    );
    const { body } = await exportOf('bea');
    expect(JSON.parse(body)).toMatchObject({
      asks: [
        {
          event: event.urlHash,
          kind: 'DECIDE',
          createdAt: '2026-05-01T12:00:00.000Z',
          reply: 'IN',
          repliedAt: '2026-05-01T13:00:00.000Z',
        },
      ],
    });
    expect(body).not.toContain(`digest of ${bea.id}`);
  });

  it('without what others said, and without any secret or what is kept of one', async () => {
    const own = await anEvent(server, {}, 'bea');
    const vera = await aResponse(server, own, { email: 'vera@example.com', comment: 'I am Vera' });
    const bea = await aResponse(server, own, { email: 'bea@example.com' }, { as: 'bea' });
    await server.dispatch();
    await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as: 'bea' });
    const { token } = await aToken(server, 'bea');
    const kept = await rows<Record<string, string | null>>(
      `select token_digest, mail_token_digest, visitor_digest from participant
       union all select secret, secret_digest, null from calendar_feed
       union all select digest, null, null from api_token
       union all select unsubscribe_digest, unsubscribe_token, recipient_digest from mail`,
    );
    const secrets = kept.flatMap((row) => Object.values(row)).filter((secret) => secret !== null);
    const { body } = await exportOf('bea');
    const hidden = ['vera@example.com', 'I am Vera', vera.responseToken, bea.responseToken, token, ...secrets];
    expect(secrets.length).toBeGreaterThan(5);
    expect(hidden.filter((secret) => body.includes(secret))).toEqual([]);
  });
});
