import type { TestServer } from './testServer.ts';

/** Sent by POST, and changes nothing. */
export const READS_BY_POST = ['POST /api/polls/{urlHash}/import/preview'];

/** The fields of all mutations. */
export const everyMutation = async ({ graphql }: Pick<TestServer, 'graphql'>): Promise<string[]> => {
  const { data } = await graphql('{ __schema { mutationType { fields { name } } } }');
  return (data?.__schema.mutationType.fields as { name: string }[]).map(({ name }) => name);
};

/** The method and path of every call of the REST facade that is no GET. */
export const everyWrite = async ({ rest }: Pick<TestServer, 'rest'>): Promise<string[]> => {
  const { paths } = (await rest('GET', '/api/openapi.json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
};
