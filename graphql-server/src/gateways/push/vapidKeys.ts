import { createECDH, type ECDH } from 'node:crypto';
import type { VapidKeys } from './PushSender.ts';

const PRIVATE_BYTES = 32;

const keysOf = (pair: ECDH): VapidKeys => {
  // a leading zero is part of it
  const padded = Buffer.concat([Buffer.alloc(PRIVATE_BYTES), pair.getPrivateKey()]).subarray(-PRIVATE_BYTES);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
};

export const newVapidKeys = (): VapidKeys => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return keysOf(pair);
};

/** Both keys of a private one in base64url; null where it is none. */
export const vapidKeysOf = (privateKey: string): VapidKeys | null => {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (!/^[\w-]{43}$/.test(privateKey) || bytes.length !== PRIVATE_BYTES) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(bytes);
    return keysOf(pair);
  } catch {
    // zero, or not below the order of the curve
    return null;
  }
};
