import { createECDH } from 'node:crypto';
import type { VapidKeys } from './PushSender.ts';

const ecdh = () => createECDH('prime256v1');

export const newVapidKeys = (): VapidKeys => {
  const pair = ecdh();
  const publicKey = pair.generateKeys('base64url');
  // a leading zero is part of it
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
};
