import type { FastifyInstance } from 'fastify';
import { keepVisitorToken } from '../../http/cookies/visitorCookie.ts';
import { removeAnswer, updateAnswer } from '../../use-cases/answers/changeAnswer.ts';
import { importVotes, previewImport } from '../../use-cases/polls/importVotes.ts';
import { votePoll } from '../../use-cases/polls/votePoll.ts';
import { VOTES } from '../../use-cases/polls/votes.ts';
import { presentImport } from '../presenters/presentImport.ts';
import { presentPoll } from '../presenters/presentPoll.ts';
import { presentVote } from '../presenters/presentVoter.ts';
import { withIdempotency } from '../../use-cases/withIdempotency.ts';
import { documented } from './documented.ts';
import { KEEPS_ANSWER } from './keys/keepAnswers.ts';
import { addressOf, RESPONSE_TOKEN } from './responseToken.ts';
import type { RestOptions } from './RestOptions.ts';
import { sendCreated } from './sendCreated.ts';

const ofPoll = { urlHash: 'Public identifier of the poll' };
const ofVote = { ...ofPoll, voterId: 'Identifier of the vote' };

interface OfPoll {
  Params: { urlHash: string };
}

interface OfVote {
  Params: { urlHash: string; voterId: string };
}

/** What people say about the dates of a poll. */
export const voteRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post<OfPoll>(
    '/api/polls/:urlHash/votes',
    {
      config: KEEPS_ANSWER,
      schema: documented({
        id: 'votePoll',
        summary: 'Vote in a poll',
        description:
          'Needs no account. The first date that is likely enough becomes the event. The token in the result ' +
          'proves later that the votes are yours.',
        params: ofPoll,
        body: 'vote',
        responses: { 201: 'voted' },
        refuses: [403, 404, 409, 415, 422],
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const { urlHash } = request.params;
      const call = { name: `POST /api/polls/${urlHash}/votes`, input: request.body, urlHash };
      const { visitorToken, ...voted } = await withIdempotency(context, call, async (transaction) => {
        const { poll, voter, votes, ...proof } = await votePoll(transaction, urlHash, request.body);
        return { ...presentVote(context, { poll, voter, votes }), ...proof };
      });
      if (visitorToken) keepVisitorToken(request, reply, visitorToken);
      return sendCreated(reply, `/api/polls/${urlHash}/votes/${voted.id}`, voted);
    },
  );

  app.patch<OfVote>(
    '/api/polls/:urlHash/votes/:voterId',
    {
      schema: documented({
        id: 'updateVote',
        summary: 'Change a vote',
        description:
          'For its owner: by the token of the vote, by the browser that voted, or by the signed-in person. Votes ' +
          'on an option replace the earlier one; what is left out stays as it is.',
        params: ofVote,
        body: 'voteChange',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'voter' },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return presentVote(context, await updateAnswer(context, VOTES, addressOf(request), request.body));
    },
  );

  app.delete<OfVote>(
    '/api/polls/:urlHash/votes/:voterId',
    {
      config: { takesTokenInBody: true },
      schema: documented({
        id: 'removeVote',
        summary: 'Withdraw a vote',
        description: "For its owner and for the poll's creator.",
        params: ofVote,
        headers: RESPONSE_TOKEN,
        responses: { 200: 'done' },
        refuses: [403, 404],
      }),
    },
    async (request) => {
      await removeAnswer(await openContext(request), VOTES, addressOf(request));
      return { message: 'Vote removed successfully' };
    },
  );

  app.post<OfPoll>(
    '/api/polls/:urlHash/import',
    {
      schema: documented({
        id: 'importVotes',
        summary: 'Add votes that were cast elsewhere',
        description:
          'A table of names and dates as CSV, with yes, maybe and no in the usual spellings. Dates that the poll does not ' +
          'have are added. Either all of it is imported or nothing, unless `leaveOut` is true. For its creator only.',
        params: ofPoll,
        body: 'voteImport',
        responses: { 201: 'poll' },
        refuses: [403, 404, 409, 415],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const poll = await importVotes(context, request.params.urlHash, request.body);
      return sendCreated(reply, `/api/polls/${poll.urlHash}`, await presentPoll(context, poll));
    },
  );

  app.post<OfPoll>(
    '/api/polls/:urlHash/import/preview',
    {
      schema: documented({
        id: 'previewImport',
        summary: 'What an import of votes would do',
        description:
          'Takes what the import takes, and changes nothing. Returns which dates and people were read, and which ' +
          'rows and columns would be left out, with the reason. For its creator only.',
        params: ofPoll,
        body: 'voteImport',
        responses: { 200: 'importPreview' },
        refuses: [403, 404, 409, 415],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return presentImport(await previewImport(context, request.params.urlHash, request.body));
    },
  );
};
