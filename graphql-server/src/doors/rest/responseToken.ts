import { DomainError } from '@quorum/domain/errors';
import type { FastifyRequest } from 'fastify';
import type { AnswerAddress } from '../../use-cases/answers/changeAnswer.ts';

/** For calls that change a response or a vote, or withdraw it. */
export const RESPONSE_TOKEN = {
  'x-response-token': 'The token that the join or the vote returned, unless the browser or the person is the proof',
};

const tokenIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'responseToken' in body && typeof body.responseToken === 'string'
    ? body.responseToken
    : null;

/**
 * The token of a request, which comes in a header or in the body.
 * @throws DomainError `BAD_USER_INPUT` for two different ones
 */
export const tokenOf = ({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): string | null => {
  const header = headers['x-response-token'];
  const said = tokenIn(body);
  if (typeof header !== 'string') return said;
  if (said !== null && said !== header)
    throw new DomainError('BAD_USER_INPUT', 'request.twoTokens', {
      fields: ['responseToken'],
    });
  return header;
};

interface OfAnswer extends Pick<FastifyRequest, 'headers' | 'body'> {
  params: { urlHash: string } & (
    | { participantId: string; voterId?: never }
    | { voterId: string; participantId?: never }
  );
}

/** Which response or vote a request is about, and the proof that comes with it. */
export const addressOf = (request: OfAnswer): AnswerAddress => ({
  urlHash: request.params.urlHash,
  id: request.params.participantId ?? request.params.voterId,
  responseToken: tokenOf(request),
});
