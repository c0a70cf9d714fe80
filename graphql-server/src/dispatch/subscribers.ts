import { notices } from '../notices/notices.ts';
import type { Subscriber } from './Subscriber.ts';

/** All who are told of what happens. */
export const SUBSCRIBERS: readonly Subscriber[] = [notices];
