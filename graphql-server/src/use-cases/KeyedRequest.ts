import { DomainError } from '@quorum/domain/errors';
import { KEY_CHARACTERS, KEY_HOURS, KEY_LENGTH_MAX } from '@quorum/domain/platform/apiLimits';
import { reason } from '@quorum/domain/refusals/Reason';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { decrypt, encrypt } from '../gateways/encryption.ts';
import { DROPPED, IdempotencyRepository } from '../persistence/repositories/IdempotencyRepository.ts';
import type { Context, RequestActor } from './Context.ts';

export const KEY_LIFETIME = { hours: KEY_HOURS };

/** A key of this length, such as a UUID, cannot be guessed. */
const UNGUESSABLE = 16;
/** What is kept of an answer, compressed; an event with some hundred responses is smaller. */
const KEPT_BYTES = 32 * 1024;
/** How often one looks, and how long one waits in between, for the answer of a request that is being done. */
const LOOKS = 50;
/** What has no answer after that will have none: its server has died, or could not keep it. */
const PATIENCE = { seconds: 30 };
const PAUSE_MS = 100;

const [compress, decompress] = [promisify(deflateRaw), promisify(inflateRaw)];

/**
 * Whose a key is: the person's, and apart from it that of programs with the same scopes, which read as much; for visitors it
 * belongs to the one who knows it, also from another network than before. A key that others may have thought of too counts
 * for one network alone.
 */
const holderOf = ({ uid, scopes, address }: RequestActor, key: string) => {
  if (uid !== null) return scopes ? `program of ${uid} for ${scopes.toSorted().join()}` : `person ${uid}`;
  return key.length < UNGUESSABLE ? `visitor at ${address}` : 'visitor';
};

/** By which all that is kept for a person is found, whatever the key. */
export const personDigestOf = ({ tokens }: Pick<Context, 'tokens'>, uid: string): string =>
  tokens.digest(`answers to ${uid}`);

/** What is stored under a key, and by which only its holder reads it. @throws DomainError `BAD_USER_INPUT` for a malformed key */
export const claimOf = (context: Context, key: string, name: string, input: unknown) => {
  const { actor, tokens } = context;
  if (key.length > KEY_LENGTH_MAX || !KEY_CHARACTERS.test(key))
    throw new DomainError('BAD_USER_INPUT', reason('request.keyUnreadable', { max: KEY_LENGTH_MAX }));
  const secret = `${key}\n${holderOf(actor, key)}`;
  const requestDigest = tokens.digest(`${secret}\n${name}\n${JSON.stringify(input)}`);
  const personDigest = actor.uid === null ? null : personDigestOf(context, actor.uid);
  return { secret, keyDigest: tokens.digest(secret), requestDigest, personDigest };
};

export const keyReused = () => new DomainError('KEY_REUSED', 'request.keyReused');

interface Options {
  /** Its parts are done once each by themselves, so that it is done again where the answer was lost. */
  resumes?: boolean;
}

/**
 * A request that is done once, and whose answer its door keeps. Any of its transactions may be the one that does something: the
 * first one claims the key, so that no other ever does what this one has done.
 */
export class KeyedRequest {
  readonly keyDigest: string;
  /** Whether another request has done it, or does. */
  isRepeat = false;
  isClaimed = false;
  readonly #secret: string;
  readonly #requestDigest: string;
  readonly #personDigest: string | null;
  readonly #stored: IdempotencyRepository;
  readonly #resumes: boolean;

  /** @param input all that makes it this request, as JSON has it */
  constructor(
    private readonly context: Context,
    key: string,
    name: string,
    input: unknown,
    { resumes = false }: Options = {},
  ) {
    const { secret, keyDigest, requestDigest, personDigest } = claimOf(context, key, name, input);
    this.keyDigest = keyDigest;
    this.#secret = secret;
    this.#requestDigest = requestDigest;
    this.#personDigest = personDigest;
    this.#stored = new IdempotencyRepository(context.em);
    this.#resumes = resumes;
  }

  /** To be called in the transaction. @throws DomainError `KEY_REUSED`; `UNAVAILABLE` where it is done already, or at this moment */
  async claim(): Promise<void> {
    if (this.isClaimed) return;
    const { keyDigest } = this;
    const now = this.context.clock.now();
    const claim = { keyDigest, requestDigest: this.#requestDigest, personDigest: this.#personDigest, createdAt: now };
    const found = await this.#stored.findOrClaim(claim, this.#expiry());
    this.isClaimed = found === null || (this.#resumes && found.requestDigest === this.#requestDigest);
    if (this.isClaimed) return;
    if (found?.requestDigest !== this.#requestDigest) throw keyReused();
    this.isRepeat = true;
    throw new DomainError('UNAVAILABLE', 'server.busy', { retryAfter: 1 });
  }

  /**
   * The answer that was given, for which it waits while it is made; null for a request that is new, or was refused.
   * @throws DomainError `KEY_REUSED`; `CONFLICT` where it was done, but its answer is not there, or may not be read any more
   */
  async find(): Promise<string | null> {
    for (let look = 1; look <= LOOKS; look++) {
      const begun = this.context.clock.now().minus(PATIENCE);
      const found = await this.#stored.find(this.keyDigest, this.#expiry(), begun);
      if (!found) return null;
      if (found.requestDigest !== this.#requestDigest) throw keyReused();
      if (found.encryptedResult === DROPPED) break;
      if (found.encryptedResult != null) return this.#read(found.encryptedResult);
      if (!found.isFresh) break;
      await delay(PAUSE_MS);
    }
    if (this.#resumes) return null;
    throw answerLost();
  }

  /** Keeps the answer; nobody can read it without the key. Where it did nothing there is nothing to keep. */
  async keep(answer: string): Promise<void> {
    if (!this.isClaimed) return;
    const compressed = await compress(answer);
    const kept = compressed.length <= KEPT_BYTES ? compressed.toString('base64') : '';
    await this.#stored.store(this.keyDigest, encrypt(this.#secret, kept));
  }

  /** Lets it be tried again: it was refused. */
  async giveUp(): Promise<void> {
    if (this.isClaimed) await this.#stored.remove(this.keyDigest);
  }

  async #read(encrypted: string): Promise<string> {
    const kept = decrypt(this.#secret, encrypted);
    if (kept === '') throw answerLost();
    return (await decompress(Buffer.from(kept, 'base64'))).toString('utf8');
  }

  #expiry() {
    return this.context.clock.now().minus(KEY_LIFETIME);
  }
}

export const answerLost = () => new DomainError('CONFLICT', 'request.answerLost');
