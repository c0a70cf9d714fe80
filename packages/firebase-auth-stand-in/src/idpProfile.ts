import { judge } from '@quorum/domain/parse';
import { pictureUrl } from '@quorum/domain/pictureUrl';
import { ENGLISH } from '@quorum/domain/refusals/english';
import { say } from '@quorum/domain/refusals/Reason';
import { NAME_MAX } from '@quorum/domain/response/constants';
import { responseDraft } from '@quorum/domain/response/draft';
import { optionalText, requiredLine } from '@quorum/domain/text';
import { z } from 'zod';
import type { LocalProfile } from './accounts/LocalAccounts.ts';
import { EmulatorError } from './EmulatorError.ts';

/** The longest that Google lets a `sub` be. */
const SUB_MAX = 255;
const idpClaims = z.object({
  sub: requiredLine('sub', SUB_MAX),
  email: responseDraft.shape.email,
  name: optionalText('name', NAME_MAX),
  picture: pictureUrl.nullish(),
});

/** What the provider answered: in the body, else in the query or the fragment of the address it led back to. */
function idpAnswer(requestUri: string | null | undefined, postBody: string | null | undefined): URLSearchParams {
  const uri = URL.parse(requestUri ?? 'http://localhost');
  if (!uri) throw new EmulatorError('INVALID_REQUEST_URI');
  const sources = [uri.search, uri.hash.slice(1), postBody ?? ''];
  return new URLSearchParams(sources.flatMap((source) => [...new URLSearchParams(source)]));
}

const lastOf = (answer: URLSearchParams, name: string) => answer.getAll(name).at(-1);

/** Claims are written as they are, or as a token's payload; its signature, if it has one, is not looked at. */
function parsedClaims(token: string): unknown {
  const json = token.trimStart().startsWith('{')
    ? token
    : Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  try {
    return JSON.parse(json);
  } catch {
    throw new EmulatorError('INVALID_IDP_RESPONSE', 'Unable to parse id_token. It must be JSON claims or a JWT.');
  }
}

/**
 * The person that an identity provider's answer speaks of.
 * @throws EmulatorError when it is another provider's than Google, or speaks of nobody
 */
export function idpProfile(
  requestUri: string | null | undefined,
  postBody: string | null | undefined,
): { profile: LocalProfile; oauthIdToken: string } {
  const answer = idpAnswer(requestUri, postBody);
  const provider = lastOf(answer, 'providerId') ?? 'google.com';
  if (provider !== 'google.com') {
    throw new EmulatorError('OPERATION_NOT_ALLOWED', 'Local sign-in stands in for google.com only.');
  }
  const oauthIdToken = lastOf(answer, 'id_token');
  if (!oauthIdToken) throw new EmulatorError('INVALID_IDP_RESPONSE', 'id_token is required');
  const { data, issues } = judge(idpClaims, parsedClaims(oauthIdToken));
  if (issues !== null) {
    const message = issues[0] ? say(issues[0].reason, ENGLISH) : 'id_token is not valid';
    throw new EmulatorError('INVALID_IDP_RESPONSE', `Invalid Idp Response: ${message}`);
  }
  const { sub, email, name, picture } = data;
  return { profile: { sub, email: email || null, name: name || null, picture: picture ?? null }, oauthIdToken };
}
