import { drainJobs } from '../support/drainJobs.ts';
import type { ImportPreviewView } from '../../src/doors/presenters/presentImport.ts';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import type { PollVoterView } from '../../src/doors/presenters/presentVoter.ts';
import type { Caller, TestServer } from '../support/testServer.ts';

export const EARLY = '2026-05-06T08:00:00.000Z';
export const LATE = '2026-05-08T08:00:00.000Z';

/** The two of them in the zone of the poll, as a table of another poll has them. */
const DATES = ['2026-05-06 18:00', '2026-05-08 18:00'];

/** A poll that every rule accepts, for a game of two. */
export const aPollDraft = (changes: object = {}) => ({
  title: 'Evening volleyball',
  location: 'Manly Beach, Sydney',
  timezone: 'Australia/Sydney',
  participantThreshold: 2,
  eventTypeId: 1,
  options: [{ date: EARLY, endTime: '2026-05-06T10:00:00.000Z' }, { date: LATE }],
  ...changes,
});

const POLL = `urlHash revision title location timezone participantThreshold capacity notes webLink isPrivate isGuestListHidden isHidden
  eventTypeId eventType { id } creatorId creatorName closesAt chosenClosesAt autoScheduleChance status
  event { urlHash title date endTime participants { id name comment likelihood email status } }
  options { id date endTime expected chance yes maybe no isBest }
  voters { id name comment email uid participantId votes { optionId likelihood } likelihoods }`;

export interface Answer<Result> {
  result: Result;
  code: string;
  message: string | undefined;
}

export interface Voted {
  voter: PollVoterView;
  responseToken: string;
}

/** What one does with polls, by GraphQL. */
export class PollWorld {
  constructor(readonly server: TestServer) {}

  async ask<Result>(
    field: string,
    variables: Record<string, [type: string, value: unknown]>,
    selection = '',
    caller: Caller = {},
    kind = 'mutation',
  ): Promise<Answer<Result>> {
    const names = Object.keys(variables);
    const declared = names.map((name) => `$${name}: ${variables[name]?.[0] ?? ''}`).join(', ');
    const given = names.map((name) => `${name}: $${name}`).join(', ');
    const document = `${kind} (${declared}) { ${field}(${given}) ${selection && `{ ${selection} }`} }`;
    const values = Object.fromEntries(names.map((name) => [name, variables[name]?.[1]]));
    const { data, errors } = await this.server.graphql(document, values, caller);
    const [error] = errors ?? [];
    return {
      result: (data as Record<string, Result> | null | undefined)?.[field] as Result,
      code: error ? error.extensions.code : 'OK',
      message: error?.message,
    };
  }

  create(changes: object = {}, caller: Caller = { as: 'ada' }) {
    return this.ask<PollView>('createPoll', { input: ['CreatePollInput!', aPollDraft(changes)] }, POLL, caller);
  }

  async open(changes: object = {}) {
    const { result, message } = await this.create(changes);
    if (message !== undefined) throw new Error(message);
    return result;
  }

  async read({ urlHash }: { urlHash: string }, caller: Caller = {}) {
    return (await this.ask<PollView | null>('poll', { urlHash: ['String!', urlHash] }, POLL, caller, 'query')).result;
  }

  update({ urlHash }: PollView, input: object, caller: Caller = { as: 'ada' }) {
    return this.ask<PollView>(
      'updatePoll',
      { urlHash: ['String!', urlHash], input: ['UpdatePollInput!', input] },
      POLL,
      caller,
    );
  }

  /** By the likelihoods of the dates in their order; undefined is not answered. */
  votes({ options }: PollView, likelihoods: readonly (number | undefined)[]) {
    return likelihoods.flatMap((likelihood, index) =>
      likelihood === undefined ? [] : [{ optionId: options[index]?.id ?? '', likelihood }],
    );
  }

  vote(poll: PollView, likelihoods: readonly (number | undefined)[], says: object = {}, caller: Caller = {}) {
    const input = { name: 'Vera', votes: this.votes(poll, likelihoods), ...says };
    const selection = 'responseToken voter { id name comment email uid participantId votes { optionId likelihood } }';
    return this.ask<Voted>(
      'votePoll',
      { urlHash: ['String!', poll.urlHash], input: ['VotePollInput!', input] },
      selection,
      caller,
    );
  }

  change(poll: PollView, { voter, responseToken }: Voted, input: object, caller: Caller = {}) {
    return this.ask<PollVoterView>(
      'updateVote',
      {
        urlHash: ['String!', poll.urlHash],
        voterId: ['ID!', voter.id],
        responseToken: ['String', responseToken],
        input: ['UpdateVoteInput!', input],
      },
      'id name comment email votes { optionId likelihood }',
      caller,
    );
  }

  withdraw(poll: PollView, voter: { id: number }, responseToken: string | null, caller: Caller = {}) {
    return this.ask<boolean>(
      'removeVote',
      { urlHash: ['String!', poll.urlHash], voterId: ['ID!', voter.id], responseToken: ['String', responseToken] },
      '',
      caller,
    );
  }

  schedule(poll: PollView, optionId: unknown, caller: Caller = { as: 'ada' }) {
    return this.ask<{ urlHash: string; date: string }>(
      'schedulePoll',
      { urlHash: ['String!', poll.urlHash], optionId: ['ID!', optionId] },
      'urlHash date',
      caller,
    );
  }

  /** Brings votes along: each row a name and what it says about the dates of `head`, by default the two of the poll. */
  import(poll: PollView, rows: readonly string[], caller: Caller = { as: 'ada' }, head: readonly string[] = DATES) {
    const table = [['', ...head].join(';'), ...rows].join('\n');
    return this.ask<PollView>(
      'importVotes',
      { urlHash: ['String!', poll.urlHash], table: ['String!', table] },
      POLL,
      caller,
    );
  }

  /** The same with what is said about the table. */
  importTable(poll: PollView, table: string, says: Record<string, boolean> = {}, caller: Caller = { as: 'ada' }) {
    return this.ask<PollView>('importVotes', this.#tableOf(poll, table, says), POLL, caller);
  }

  previewImport(poll: PollView, table: string, says: Record<string, boolean> = {}, caller: Caller = { as: 'ada' }) {
    const selection = `questions dayFirst twoIsYes options { column heading date endTime optionId }
      voters { row name votes } leftOutRows { row name reason isVote } leftOutColumns { column heading reason isVote }`;
    return this.ask<ImportPreviewView>('previewImport', this.#tableOf(poll, table, says), selection, caller, 'query');
  }

  #tableOf({ urlHash }: PollView, table: string, says: Record<string, boolean>) {
    const said = Object.entries(says).map(([name, value]): [string, [string, unknown]] => [name, ['Boolean', value]]);
    const given: Record<string, [type: string, value: unknown]> = {
      urlHash: ['String!', urlHash],
      table: ['String!', table],
    };
    return { ...given, ...Object.fromEntries(said) };
  }

  /** `closePoll`, `reopenPoll` or `deletePoll`. */
  manage(mutation: string, { urlHash }: PollView, caller: Caller = { as: 'ada' }) {
    return this.ask<PollView>(
      mutation,
      { urlHash: ['String!', urlHash] },
      mutation === 'deletePoll' ? '' : POLL,
      caller,
    );
  }

  handOver({ urlHash }: { urlHash: string }, caller: Caller = { as: 'ada' }) {
    return this.ask<{ token: string }>('handOverPoll', { urlHash: ['String!', urlHash] }, 'token expiresAt', caller);
  }

  withdrawHandOver({ urlHash }: { urlHash: string }, caller: Caller = { as: 'ada' }) {
    return this.ask<boolean>('withdrawPollHandOver', { urlHash: ['String!', urlHash] }, '', caller);
  }

  takeOver({ urlHash }: { urlHash: string }, token: string, caller: Caller = { as: 'bea' }) {
    return this.ask<PollView>(
      'takeOverPoll',
      { urlHash: ['String!', urlHash], token: ['String!', token] },
      POLL,
      caller,
    );
  }

  report({ urlHash }: { urlHash: string }, reason: string, caller: Caller = {}) {
    return this.ask<boolean>(
      'reportPoll',
      { urlHash: ['String!', urlHash], input: ['ReportPollInput!', { reason }] },
      '',
      caller,
    );
  }

  /** The mails that are about dates that were found, by recipient and subject. */
  async mails(like = '%') {
    await drainJobs(this.server, this.server.tasks);
    return this.server.orm.em
      .fork()
      .execute<{ recipient: string; subject: string }[]>(
        'select recipient, subject from mail where dedupe_key like ? order by recipient',
        [like],
      );
  }
}
