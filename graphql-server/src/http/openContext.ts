import type { FastifyRequest } from 'fastify';
import { networkOf } from '../gateways/network.ts';
import type { Context } from '../use-cases/Context.ts';
import { createContext } from '../use-cases/createContext.ts';
import { readerLanguage } from './readerLanguage.ts';
import type { Services } from './services.ts';
import { bearerOf, carriesApiToken } from './bearer.ts';
import { tokenActor } from './tokenActor.ts';
import { visitorTokenOf } from './cookies/visitorCookie.ts';

const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

/** The person of an ID token, and the browser of the visitor cookie. */
const personActor = async (request: FastifyRequest, { identity, operators }: Services, bearer: string | null) => {
  const person = bearer === null ? null : await identity.verify(bearer);
  return {
    uid: person?.uid ?? null,
    isOperator: person !== null && operators.has(person.uid),
    identity: person,
    visitorToken: visitorTokenOf(request),
    address: networkOf(request.ip),
  };
};

/** The actor: somebody themselves, or a program that acts for them with an API token. */
const actorOf = async (
  request: FastifyRequest,
  services: Services,
  idempotencyKey: string | null,
): Promise<Context['actor']> => {
  const bearer = bearerOf(request);
  const actor =
    bearer !== null && carriesApiToken(request)
      ? await tokenActor(request, services, bearer)
      : await personActor(request, services, bearer);
  return { ...actor, language: readerLanguage(request), idempotencyKey };
};

/**
 * The context of one request, with a unit of work of its own.
 * @param idempotencyKey where it is no header: a form sends it as a field
 * @throws DomainError `UNAUTHENTICATED` for a token that is not a valid one; `TOKEN_EXPIRED`, `INSUFFICIENT_SCOPE` or
 * `RATE_LIMITED` for an API token
 */
export const openContext = async (
  request: FastifyRequest,
  services: Services,
  idempotencyKey = idempotencyKeyOf(request),
): Promise<Context> => createContext(services, await actorOf(request, services, idempotencyKey));
