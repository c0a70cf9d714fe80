import { DomainError } from '@quorum/domain/errors';
import { reason } from '@quorum/domain/refusals/Reason';
import { unknownNames } from './unknownNames.ts';

/** The parameters as they stand in the address: what Fastify makes of them does not tell a name that came twice. */
const parametersIn = (url: string): string[] => {
  const start = url.search(/[?#]/);
  return start === -1 ? [] : [...new URLSearchParams(`?${url.slice(start + 1)}`).keys()];
};

/**
 * Refuses parameters that an address does not have: a client that writes `typeId` must not get what it did not ask for.
 * @throws DomainError `BAD_USER_INPUT`
 */
export const requireKnownParameters = (url: string, known: readonly string[]): void => {
  const given = parametersIn(url);
  if (given.length === 0) return;
  const unknown = [...new Set(given)].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw unknownNames(
      'parameter',
      unknown.map((name) => ({ name, within: '', known })),
    );
  const twice = known.find((name) => given.filter((one) => one === name).length > 1);
  if (twice === undefined) return;
  throw new DomainError('BAD_USER_INPUT', reason('parameter.twice', { name: twice }), { fields: [twice] });
};
