import { PollWorld, type Answer } from './PollWorld.ts';

const CODES: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
};

type Call = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];

/** The same by REST. */
export class RestPollWorld extends PollWorld {
  override async ask<Result>(
    ...[field, variables, , caller = {}]: Parameters<PollWorld['ask']>
  ): Promise<Answer<Result>> {
    const value = (name: string) => variables[name]?.[1] as string;
    const input = variables.input?.[1] as object;
    const responseToken = value('responseToken');
    const at = `/api/polls/${value('urlHash')}`;
    const ofVote = `${at}/votes/${value('voterId')}`;
    const { urlHash: _, ...given } = variables;
    const ofTable = Object.fromEntries(Object.entries(given).map(([name, [, said]]) => [name, said]));
    const calls: Record<string, Call> = {
      poll: ['GET', at],
      createPoll: ['POST', '/api/polls', input],
      updatePoll: ['PATCH', at, input],
      deletePoll: ['DELETE', at],
      closePoll: ['POST', `${at}/close`],
      reopenPoll: ['POST', `${at}/reopen`],
      schedulePoll: ['POST', `${at}/schedule`, { optionId: value('optionId') }],
      importVotes: ['POST', `${at}/import`, ofTable],
      previewImport: ['POST', `${at}/import/preview`, ofTable],
      votePoll: ['POST', `${at}/votes`, input],
      updateVote: ['PATCH', ofVote, { ...input, responseToken }],
      removeVote: ['DELETE', ofVote],
      handOverPoll: ['POST', `${at}/hand-over`],
      withdrawPollHandOver: ['DELETE', `${at}/hand-over`],
      takeOverPoll: ['POST', `${at}/take-over`, { token: value('token') }],
      reportPoll: ['POST', `${at}/reports`, input],
    };
    const [method, path, body] = calls[field] as Call;
    const headers: Record<string, string> =
      field === 'removeVote' && responseToken ? { 'x-response-token': responseToken } : {};
    const answer = await this.server.rest(method, path, body, {
      ...caller,
      headers: { ...caller.headers, ...headers },
    });
    const said = answer.json<Record<string, unknown>>();
    const shown: Record<string, unknown> = {
      deletePoll: true,
      removeVote: true,
      withdrawPollHandOver: true,
      reportPoll: true,
      votePoll: { voter: said, responseToken: said.responseToken },
    };
    if (answer.statusCode < 300) return { code: 'OK', message: undefined, result: (shown[field] ?? said) as Result };
    const code = CODES[answer.statusCode] ?? String(answer.statusCode);
    return { code, message: String(said.message), result: null as Result };
  }
}

/** Both doors: the same table of tests is for either. */
export const DOORS = [
  ['GraphQL', PollWorld],
  ['REST', RestPollWorld],
] as const;
