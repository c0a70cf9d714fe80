import type { DomainError } from '@quorum/domain/errors';
import { POLL_FORM_PAGES } from '@quorum/domain/pages';
import type { Fields } from '@quorum/domain/formFields';
import { toLikelihoods, voteChangeIn, voteDraftIn } from '@quorum/domain/poll/voteForm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepConfirmation } from '../../http/cookies/confirmationCookie.ts';
import { formSecretOf, keepFormSecret } from '../../http/cookies/formCookie.ts';
import { keepVisitorToken } from '../../http/cookies/visitorCookie.ts';
import { updateAnswer } from '../../use-cases/answers/changeAnswer.ts';
import type { Context } from '../../use-cases/Context.ts';
import { findVoterOfBrowser, getOwnVote } from '../../use-cases/polls/getOwnVote.ts';
import { votePoll } from '../../use-cases/polls/votePoll.ts';
import { type CastVote, VOTES } from '../../use-cases/polls/votes.ts';
import { withIdempotency } from '../../use-cases/withIdempotency.ts';
import { editVotePath, pollPath, votePath } from './eventPaths.ts';
import { refusalOf, seeOther, takeForms } from './formBody.ts';
import { formSender, type FormRouteOptions } from './sendForm.ts';

/** In the address of a form whose browser was given a cookie, and may keep none. */
const ASKED_FOR_COOKIE = 'cookie';

interface OfPoll {
  Params: { urlHash: string };
  Querystring: { [ASKED_FOR_COOKIE]?: unknown };
  Body: Fields | undefined;
}
interface OfVoter {
  Params: { urlHash: string; voterId: string };
  Querystring: { token?: unknown };
  Body: Fields | undefined;
}

const HIDDEN = { schema: { hide: true } };

/** For so long the page of a poll that is sent again is the same form. */
const SAME_FORM_MS = 10 * 60 * 1_000;

/**
 * The key of a form that came without one: the page of a poll is the same for everybody. What it says tells that it was sent twice,
 * by the same browser: the result bears a token, which is for no other. Null for a browser that keeps no cookies.
 */
const keyOf = ({ actor, clock, tokens }: Context, secret: string | null, said: unknown): string | null => {
  if (secret === null) return null;
  const moment = Math.floor(clock.now().toMillis() / SAME_FORM_MS);
  return tokens.digest(JSON.stringify([secret, actor.visitorToken, moment, said]));
};

const saidBy = ({ voter, votes }: CastVote) => ({
  voterId: String(voter.id),
  name: voter.name,
  likelihoods: toLikelihoods(votes),
});

/**
 * A Fastify plugin: takes the form of a poll's page, and pages of that form alone, for those whose app does not run. Like
 * GraphQL and REST they translate and delegate. The refusal of foreign writes holds for them too.
 */
export async function voteFormRoutes(app: FastifyInstance, options: FormRouteOptions): Promise<void> {
  const { openContext, sharedCache } = options;
  const sendForm = formSender(options);
  takeForms(app);

  const confirm = (
    request: FastifyRequest,
    reply: FastifyReply,
    urlHash: string,
    done: ReturnType<typeof saidBy> & { responseToken: string | null; isWayBack: boolean },
  ) => {
    keepConfirmation(request, reply, { urlHash, did: 'voted', ...done });
    return seeOther(reply, pollPath(urlHash));
  };

  /** The form of somebody's votes, for its owner; the page says so to others. */
  const sendOwn = async (
    address: OfVoter['Params'],
    request: FastifyRequest,
    reply: FastifyReply,
    refused: { fields?: Fields; refusal?: DomainError; responseToken: string | null; isElsewhere?: boolean },
  ) => {
    const { urlHash } = address;
    const { responseToken } = refused;
    try {
      const vote = await getOwnVote(await openContext(request), { urlHash, id: address.voterId, responseToken });
      return await sendForm(request, reply, { form: 'editVote', urlHash, vote, ...refused });
    } catch (error) {
      return sendForm(request, reply, { form: 'refusedVote', urlHash, refusal: refusalOf(error) });
    }
  };

  const change = async (
    request: FastifyRequest<{ Body: Fields | undefined }>,
    reply: FastifyReply,
    address: OfVoter['Params'],
  ) => {
    const fields = request.body ?? {};
    const { urlHash, voterId } = address;
    const responseToken = fields.token || null;
    try {
      const changed = await updateAnswer(
        await openContext(request),
        VOTES,
        { urlHash, id: voterId, responseToken },
        voteChangeIn(fields),
      );
      return await confirm(request, reply, urlHash, { ...saidBy(changed), responseToken, isWayBack: false });
    } catch (error) {
      return sendOwn(address, request, reply, { fields, refusal: refusalOf(error), responseToken });
    }
  };

  /** Votes from a browser that has already voted change its votes, unless another name is given with them. */
  const changeOwn = (own: { id: number; name: string }, request: FastifyRequest<OfPoll>, reply: FastifyReply) => {
    const fields = request.body ?? {};
    const address = { ...request.params, voterId: String(own.id) };
    const typed = fields.name?.trim() ?? '';
    if (typed === '' || typed === own.name) return change(request, reply, address);
    return sendOwn(address, request, reply, { fields, responseToken: null, isElsewhere: true });
  };

  app.get<OfPoll>(POLL_FORM_PAGES.vote, HIDDEN, async (request, reply) => {
    const { urlHash } = request.params;
    const context = await openContext(request);
    try {
      const own = await findVoterOfBrowser(context, urlHash);
      if (own !== null) return await seeOther(reply, editVotePath(urlHash, own.id));
    } catch (error) {
      return sendForm(request, reply, { form: 'refusedVote', urlHash, refusal: refusalOf(error) });
    }
    return sendForm(request, reply, { form: 'vote', urlHash, key: context.tokens.secret() });
  });

  /** A page from a shared cache bears no cookie: its form gets one, and is sent again by the browser itself, once. */
  const needsCookie = (request: FastifyRequest<OfPoll>, key: string | null) =>
    sharedCache !== null &&
    key === null &&
    formSecretOf(request) === null &&
    request.query[ASKED_FOR_COOKIE] === undefined;

  app.post<OfPoll>(POLL_FORM_PAGES.vote, HIDDEN, async (request, reply) => {
    const { urlHash } = request.params;
    const fields = request.body ?? {};
    const key = fields.key || null;
    if (needsCookie(request, key)) {
      keepFormSecret(request, reply);
      return reply.header('cache-control', 'no-store').redirect(`${votePath(urlHash)}?${ASKED_FOR_COOKIE}`, 307);
    }
    const input = voteDraftIn(fields);
    try {
      const unkeyed = await openContext(request);
      const own = await findVoterOfBrowser(unkeyed, urlHash);
      if (own !== null) return await changeOwn(own, request, reply);
      const context = await openContext(request, key ?? keyOf(unkeyed, formSecretOf(request), [urlHash, input]));
      const call = { name: `POST ${votePath(urlHash)}`, input, urlHash };
      const { visitorToken, ...done } = await withIdempotency(context, call, async (transaction) => {
        const voted = await votePoll(transaction, urlHash, input);
        const { responseToken, visitorToken: token } = voted;
        return { ...saidBy(voted), responseToken, visitorToken: token, isWayBack: voted.voter.email === null };
      });
      if (visitorToken) keepVisitorToken(request, reply, visitorToken);
      return await confirm(request, reply, urlHash, done);
    } catch (error) {
      const refusal = refusalOf(error);
      // this form had voted already: what it says by now is for the page as it is
      if (refusal.code === 'KEY_REUSED') return seeOther(reply, votePath(urlHash));
      return sendForm(request, reply, { form: 'vote', urlHash, key, fields, refusal });
    }
  });

  app.get<OfVoter>(POLL_FORM_PAGES.editVote, HIDDEN, (request, reply) => {
    const { token } = request.query;
    // a parameter that comes twice says nothing certain
    return sendOwn(request.params, request, reply, { responseToken: typeof token === 'string' ? token : null });
  });
  app.post<OfVoter>(POLL_FORM_PAGES.editVote, HIDDEN, (request, reply) => change(request, reply, request.params));
}
