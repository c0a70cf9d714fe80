import type { Channel } from '../Channel.ts';
import { writePushes } from './writePushes.ts';

export const push: Channel = { name: 'push', deliver: writePushes };
