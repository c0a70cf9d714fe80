import type { Channel } from '../Channel.ts';
import { writeMails } from './writeMails.ts';

export const mail: Channel = { name: 'mail', deliver: writeMails };
