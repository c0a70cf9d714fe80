import { useState } from 'react';

const KEY_BYTES = 16;

/** Nobody guesses it. `randomUUID` would be shorter, and is only there behind TLS. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keys by which the server recognises a request whose response was lost. */
export interface IdempotencyKey {
  /** The same for the same words, until they have arrived; other words are another request. */
  keyOf: (content: unknown) => string;
  /** To be called once they have: somebody who sends the same again means it. */
  renew: () => void;
}

const createKey = (): IdempotencyKey => {
  let last: { content: string; key: string } | undefined;
  return {
    keyOf: (value) => {
      const content = JSON.stringify(value);
      if (last?.content !== content) last = { content, key: newIdempotencyKey() };
      return last.key;
    },
    renew: () => (last = undefined),
  };
};

/** For one form, as long as it is on the page. */
export const useIdempotencyKey = (): IdempotencyKey => useState(createKey)[0];
