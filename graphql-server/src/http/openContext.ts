import type { FastifyRequest } from 'fastify';
import { networkOf } from '../gateways/network.ts';
import type { Context } from '../use-cases/Context.ts';
import { createContext } from '../use-cases/createContext.ts';
import { readerLanguage } from './readerLanguage.ts';
import type { Services } from './services.ts';
import { visitorTokenOf } from './cookies/visitorCookie.ts';

const BEARER = /^Bearer +(\S+)$/i;

const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

/** The actor: the person of the bearer token, the browser of the visitor cookie. */
const actorOf = async (
  request: FastifyRequest,
  { identity, operators }: Services,
  idempotencyKey: string | null,
): Promise<Context['actor']> => {
  const { authorization } = request.headers;
  const person = authorization ? await identity.verify(BEARER.exec(authorization)?.[1] ?? '') : null;
  return {
    uid: person?.uid ?? null,
    isOperator: person !== null && operators.has(person.uid),
    identity: person,
    visitorToken: visitorTokenOf(request),
    language: readerLanguage(request),
    address: networkOf(request.ip),
    idempotencyKey,
  };
};

/**
 * The context of one request, with a unit of work of its own.
 * @param idempotencyKey where it is no header: a form sends it as a field
 * @throws DomainError `UNAUTHENTICATED` for an ID token that is not a valid one
 */
export const openContext = async (
  request: FastifyRequest,
  services: Services,
  idempotencyKey = idempotencyKeyOf(request),
): Promise<Context> => createContext(services, await actorOf(request, services, idempotencyKey));
