interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema?: { properties?: Record<string, unknown> } }>;
}

interface Operation {
  parameters?: object[];
  responses: Record<string, Answer>;
}

type Paths = Record<string, Record<string, Operation>>;

const TAG = {
  ETag: {
    schema: { type: 'string', examples: ['"3"'] },
    description: 'The ETag of the response, for If-None-Match and If-Match',
  },
};

const IF_NONE_MATCH = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The ETag of what the client has, or several, or *: if the response would be the same, it is 304',
};

const hasRevision = ({ content = {} }: Answer) =>
  Object.values(content).some(({ schema }) => schema?.properties?.revision !== undefined);

const documentRead = (operation: Operation): void => {
  operation.parameters = [...(operation.parameters ?? []), { ...IF_NONE_MATCH }];
  operation.responses['304'] = { description: 'The client has it already', headers: { ...TAG } };
};

/** Says about each operation of an OpenAPI document what `tagEntities` does for it. */
export const documentTags = (paths: Paths): void => {
  for (const [method, operation] of Object.values(paths).flatMap((methods) => Object.entries(methods))) {
    const isRead = method === 'get';
    for (const [status, answer] of Object.entries(operation.responses))
      if (status.startsWith('2') && (isRead || hasRevision(answer))) answer.headers = { ...answer.headers, ...TAG };
    if (isRead) documentRead(operation);
  }
};
