import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { NamedDocuments } from '../../../src/doors/graphql/NamedDocuments.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();

const QUERY = '{ eventTypes { name } }';
const idOf = (query: string) => createHash('sha256').update(query).digest('hex');

const ask = async (search: { query?: string; id: string }) => {
  const { id, ...rest } = search;
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } });
  const url = `/graphql?${new URLSearchParams({ ...rest, extensions }).toString()}`;
  const answer = await server.app.inject({ url });
  return answer.json<{ data?: { eventTypes: unknown[] }; errors?: { extensions: { code: string } }[] }>();
};

it('a document is called by its SHA-256 once it was sent with it, and not before', async () => {
  const unknown = await ask({ id: idOf(QUERY) });
  expect(unknown.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  const sent = await ask({ id: idOf(QUERY), query: QUERY });
  expect(sent.data?.eventTypes).not.toHaveLength(0);
  expect(await ask({ id: idOf(QUERY) })).toEqual(sent);
});

it('a document is not kept under the name of another', async () => {
  const other = '{ eventTypes { id } }';
  expect((await ask({ id: idOf(other), query: QUERY })).data).toBeUndefined();
  expect((await ask({ id: idOf(other) })).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
});

it('the documents of the web app are known before anybody has sent them', async () => {
  const documents = new NamedDocuments(async (id) => (id === 'the-home-page' ? QUERY : undefined));
  expect(await documents.get('apq:the-home-page')).toBe(QUERY);
  expect(await documents.get('apq:another')).toBeUndefined();
});
