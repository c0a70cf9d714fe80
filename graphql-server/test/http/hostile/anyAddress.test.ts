import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, type Joined } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';
import { expectDecent, JOIN } from './restAnswers.ts';
import { hunt } from './runs.ts';
import { hostileBody, hostileHeader, hostileText } from './values.ts';

const server = useServer();
let event: EventView;
let response: Joined;
beforeAll(async () => {
  event = await anEvent(server);
  response = await aResponse(server, event);
});

describe('a hostile request', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
  const encoded = hostileText.map((text) => encodeURIComponent(Buffer.from(text).toString()));
  const raw = fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%zz',
    '..%2f..',
    '%2e%2e/%2e%2e',
    '%00',
    '%C0%80',
    '//',
    ';a=b',
    'a'.repeat(300),
  );
  const segment = fc.oneof(encoded, raw, fc.constantFrom('user', 'HASH', 'ID', '0', '-1', '1.5', '99999999999'));
  const path = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(
        fc.constant('api'),
        fc.constantFrom('events', 'event-types', 'init'),
        segment,
        fc.constantFrom('join', 'duplicate', 'participants', 'calendar.ics'),
        segment,
      ),
    },
    { weight: 1, arbitrary: fc.array(segment, { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom(
          'graphql',
          'healthz',
          'readyz',
          'metrics',
          'events',
          'emulator',
          'unsubscribe',
          'answer',
          'mail',
          'assets',
          'calendar',
        ),
        segment,
      ),
    },
  );
  const address = fc
    .tuple(
      path.chain((segments) => fc.nat(segments.length).map((length) => segments.slice(0, length + 1))),
      fc.option(encoded),
    )
    .map(([segments, search]) => `/${segments.join('/')}${search === null ? '' : `?uid=${search}&query=${search}`}`);
  const headers = fc.dictionary(
    fc.constantFrom(
      ...['authorization', 'cookie', 'content-type', 'x-response-token', 'accept', 'accept-encoding', 'if-none-match'],
      ...[
        'content-encoding',
        'origin',
        'sec-fetch-site',
        'range',
        'x-forwarded-for',
        'idempotency-key',
        'expect',
        'te',
      ],
    ),
    fc.oneof(
      hostileHeader,
      hostileHeader.map((text) => `Bearer ${text}`),
      hostileHeader.map((text) => `quorum_visitor=${text}; quorum_visitor=x; =; ;;`),
      fc.constantFrom(
        'Basic YTpi',
        'Bearer',
        'application/json',
        'application/json; charset=x',
        'text/html',
        'gzip',
        '*',
        '""',
      ),
    ),
    { maxKeys: 4, noNullPrototype: true },
  );

  it('to any address, in any manner, is answered without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METHODS),
        address,
        headers,
        fc.option(hostileBody(JOIN), { nil: undefined }),
        async (method, where, how, payload) => {
          const url = where.replace('HASH', event.urlHash).replace('ID', String(response.id));
          const answer = await server.app.inject({
            method,
            url,
            headers: how,
            ...(payload !== undefined && { payload }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.headers['content-type'] ?? '').not.toBe('application/json');
          if (url.startsWith('/api/') && answer.statusCode >= 400 && method !== 'HEAD') {
            expectDecent(answer, method === 'POST' && /^\/api\/events\/[^?]*\/join(\?|$)/.test(url));
          }
        },
      ),
      hunt(500),
    );
    expect((await server.rest('GET', `/api/events/${event.urlHash}`)).statusCode).toBe(200);
  });
});
