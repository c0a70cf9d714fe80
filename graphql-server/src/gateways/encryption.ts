import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key and a nonce of their own for every salt, so that neither is ever used twice. */
const keysOf = (secret: string, salt: Buffer) => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, salt, 'quorum answer', KEY_BYTES + NONCE_BYTES));
  return [bytes.subarray(0, KEY_BYTES), bytes.subarray(KEY_BYTES)] as const;
};

/** Encrypts a text so that only a holder of `secret` reads it: AES-256-GCM, the key from HKDF, in base64url. */
export const encrypt = (secret: string, text: string): string => {
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv(CIPHER, ...keysOf(secret, salt));
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([salt, cipher.getAuthTag(), ...encrypted]).toString('base64url');
};

/** The text again. @throws Error when it was encrypted with another secret, or is not what it was */
export const decrypt = (secret: string, encrypted: string): string => {
  const bytes = Buffer.from(encrypted, 'base64url');
  const salt = bytes.subarray(0, SALT_BYTES);
  const decipher = createDecipheriv(CIPHER, ...keysOf(secret, salt));
  decipher.setAuthTag(bytes.subarray(SALT_BYTES, SALT_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(SALT_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
