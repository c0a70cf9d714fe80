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

/** Both keys of a private one in base64url. */
export const vapidKeysOf = (privateKey: string): VapidKeys => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return keysOf(pair);
};
