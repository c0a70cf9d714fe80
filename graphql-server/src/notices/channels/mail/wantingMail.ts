import { z } from 'zod';
import { addressDigest } from '../../../gateways/addressDigest.ts';
import { EVERYTHING } from '../../../persistence/repositories/MailRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import type { Addressee, Reader } from '../../Notice.ts';
import type { Announced } from '../Channel.ts';

// Who may be told by mail: those who left an address, and want mail.

export type WithAddress<One extends Addressee> = One & { reader: Reader & { email: string } };

export const digestOf = (context: Context, { reader }: WithAddress<Addressee>): string =>
  addressDigest(context, reader.email);

const ADDRESS = z.email();

/**
 * A comma or a quote too many, and one address is two: what an identity provider says about people is looked at, too.
 */
const isOneAddress = <One extends Addressee>(letter: One): letter is WithAddress<One> =>
  ADDRESS.safeParse(letter.reader.email).success;

/** The letters that mail can bring, one for each address: two responses may share one. */
const addressed = <One extends Addressee>(letters: readonly One[]): WithAddress<One>[] => {
  const byAddress = new Map<string, WithAddress<One>>();
  for (const letter of letters) {
    if (!isOneAddress(letter)) continue;
    const address = letter.reader.email.toLowerCase();
    if (!byAddress.has(address)) byAddress.set(address, letter);
  }
  return [...byAddress.values()];
};

/** Of what an announcement is about. */
const urlHashOf = ({ subject: { event, poll, gone } }: Announced): string => (event ?? poll ?? gone).urlHash;

/** Nobody where no mail is sent. */
const withAddress = <One extends Addressee>({ mailing }: Context, announced: Announced<One>): WithAddress<One>[] =>
  mailing ? addressed(announced.letters) : [];

/** Those of them who have not unsubscribed from any of that. */
async function subscribed<One extends Addressee>(
  context: Context,
  letters: readonly WithAddress<One>[],
  scopes: readonly string[],
): Promise<WithAddress<One>[]> {
  if (letters.length === 0) return [];
  const digested = letters.map((letter) => ({ letter, digest: digestOf(context, letter) }));
  const unwanted = await context.mails.unwantedBy(
    digested.map(({ digest }) => digest),
    scopes,
  );
  return digested.filter(({ digest }) => !unwanted.has(digest)).map(({ letter }) => letter);
}

/** Those to whom mail about an event or a poll goes, each address once: not those who have unsubscribed from that, or from all. */
export const wantingMail = <One extends Addressee>(
  context: Context,
  announced: Announced<One>,
): Promise<WithAddress<One>[]> =>
  subscribed(context, withAddress(context, announced), [EVERYTHING, urlHashOf(announced)]);

/**
 * The same, as organisers may count them. Anybody can type anybody's address: whether the owner of one that is not confirmed
 * wants no mail at all is for nobody to find out.
 */
export async function reachedByMail(context: Context, announced: Announced): Promise<readonly Addressee[]> {
  const urlHash = urlHashOf(announced);
  const letters = withAddress(context, announced);
  const isKnown = ({ reader }: Addressee) => reader.isEmailConfirmed;
  const known = await subscribed(context, letters.filter(isKnown), [EVERYTHING, urlHash]);
  const others = letters.filter((letter) => !isKnown(letter));
  return [...known, ...(await subscribed(context, others, [urlHash]))];
}
