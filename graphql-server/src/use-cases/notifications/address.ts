import { addressDigest } from '../../gateways/addressDigest.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { EVERYTHING } from '../../persistence/repositories/MailRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';

/**
 * Whether a token is that of a mail about this response, by which its reader unsubscribes: who got that may say how they are
 * told, and nothing else.
 */
export async function cameByMail(
  context: Context,
  { id, email }: ParticipantEntity,
  token: string | null | undefined,
): Promise<boolean> {
  if (!token || email === null) return false;
  const mail = await context.mails.findByUnsubscribeDigest(context.tokens.digest(token));
  return mail?.participant?.id === id && mail.recipientDigest === addressDigest(context, email);
}

/**
 * The address of a response, where its owner has proven it: anybody can type anybody's address, and must neither read nor
 * say what its owner wants.
 */
export async function provenAddress(
  context: Context,
  response: ParticipantEntity,
  token: string | null | undefined,
): Promise<string | null> {
  const { email, isEmailConfirmed, mailTokenDigest } = response;
  const isProven =
    isEmailConfirmed ||
    context.tokens.matches(token, mailTokenDigest ?? null) ||
    (await cameByMail(context, response, token));
  return isProven ? email : null;
}

/** What its owner wants no mail about, among these scopes or at all. */
export async function unsubscribedScopes(
  context: Context,
  email: string | null,
  among?: readonly string[],
): Promise<string[]> {
  if (email === null) return [];
  const scopes = (await context.mails.scopesUnwantedBy(addressDigest(context, email))).map(({ scope }) => scope);
  return scopes.filter((scope) => !among || among.includes(scope)).sort();
}

interface Wanted {
  /** Nothing at all, or everything again; neither if left out. */
  isStopped?: boolean | null | undefined;
  /** The hashes of events that are muted no longer. */
  heardAgain: readonly string[];
}

/** Has an address that its owner has proven get no mail at all, or mail again: it is one wish, however it was said. */
export async function renewSubscription(
  transaction: Transaction,
  email: string | null,
  { isStopped, heardAgain }: Wanted,
): Promise<void> {
  if (email === null) return;
  const { mails, clock } = transaction;
  const digest = addressDigest(transaction, email);
  if (isStopped === true) await mails.unsubscribe(digest, EVERYTHING, clock.now());
  const again = [...heardAgain, ...(isStopped === false ? [EVERYTHING] : [])];
  if (again.length > 0) await mails.subscribe(digest, again);
}
