import type { DomainError } from '@quorum/domain/errors';
import type { Fields } from '@quorum/domain/formFields';
import type { FormRequest, ShownAsk, ShownNotifications } from '@quorum/domain/page/FormRequest';
import type { PageRenderer } from '@quorum/domain/page/PageRenderer';
import { toLikelihoods } from '@quorum/domain/poll/voteForm';
import { pick } from '@quorum/domain/pick';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../gateways/clock.ts';
import { HTTP_STATUS } from '../../http/problems/httpStatus.ts';
import type { LinkOrigin } from '../../http/hosts/linkOrigin.ts';
import { sendRemedy } from '../../http/problems/problems.ts';
import type { RequestQuota } from '../../http/RequestQuota.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { OwnVote } from '../../use-cases/polls/getOwnVote.ts';
import type { QueryAnonymously } from '../graphql/graphqlRoutes.ts';
import { localeOf } from '../../http/readerLanguage.ts';
import { describePage } from './sendPage.ts';

export interface FormOptions {
  /** As it was built. */
  barePage: string;
  loadRenderer: () => Promise<PageRenderer>;
  query: QueryAnonymously;
  linkOrigin: LinkOrigin;
  clock: Clock;
  quota: RequestQuota;
  /** Whether texts are sent, so that forms ask for a number. */
  asksPhone: boolean;
}

/** What the routes of forms need. */
export interface FormRouteOptions extends FormOptions {
  /** Null where no shared cache may store pages. */
  sharedCache: number | null;
  /** @param idempotencyKey as the form sent it */
  openContext(request: FastifyRequest, idempotencyKey?: string | null): Promise<Context>;
}

interface ShownForm extends Pick<FormRequest, 'form' | 'urlHash'> {
  key?: string | null;
  ask?: ShownAsk | null;
  response?: ParticipantEntity;
  vote?: OwnVote;
  preferences?: ShownNotifications;
  responseToken?: string | null;
  /** What was typed, where it was refused. */
  fields?: Fields;
  refusal?: DomainError;
  isElsewhere?: boolean;
  isCodeAwaited?: boolean;
}

const presentSaved = ({ answers, ...response }: ParticipantEntity) => {
  const { id, name, likelihood, guests, minParticipants, isStandby, comment } = response;
  return { id, name, likelihood, guests, minParticipants, isStandby, comment, said: answers };
};

const presentSavedVote = ({ voter: { id, name, comment }, votes }: OwnVote) => ({
  id,
  name,
  comment,
  likelihoods: toLikelihoods(votes),
});

/** Sends the page of a form, with what was refused of it. It is one person's: nobody stores it, and no search engine lists it. */
export const formSender =
  ({ barePage, loadRenderer, query, linkOrigin, clock, quota, asksPhone }: FormOptions) =>
  async (request: FastifyRequest, reply: FastifyReply, shown: ShownForm): Promise<FastifyReply> => {
    // what was sent is not lost: the page has it, with what is wrong
    if (request.method !== 'POST') quota.takeRendering(request);
    const renderer = await loadRenderer();
    const locale = localeOf(request);
    const {
      form,
      urlHash,
      key = null,
      ask = null,
      response,
      vote,
      preferences = null,
      responseToken = null,
      fields = null,
      refusal,
      isElsewhere = false,
      isCodeAwaited = false,
    } = shown;
    const { status, html } = await renderer.renderForm(
      {
        form,
        urlHash,
        key,
        ask,
        fields,
        isElsewhere,
        asksPhone,
        isCodeAwaited,
        preferences,
        responseToken,
        response: response ? presentSaved(response) : null,
        vote: vote ? presentSavedVote(vote) : null,
        refusal: refusal ? pick(refusal, ['code', 'message', 'reasons', 'fields']) : null,
        origin: linkOrigin(request),
        locale,
        now: clock.now().toMillis(),
        query,
      },
      barePage,
    );
    describePage(reply, locale)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      // a form of a page without any referrer names no origin either, which is taken for a foreign one
      .header('referrer-policy', 'strict-origin');
    if (refusal) sendRemedy(request, reply, refusal);
    return reply.code(refusal && status === 200 ? HTTP_STATUS[refusal.code] : status).send(html);
  };
