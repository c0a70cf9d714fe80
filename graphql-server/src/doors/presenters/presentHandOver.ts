import type { HandOver } from '../../use-cases/hand-over/offers.ts';
import { isoOf } from './isoOf.ts';

export const presentHandOver = ({ token, expiresAt }: HandOver) => ({ token, expiresAt: isoOf(expiresAt) });
