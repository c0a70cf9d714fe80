import { isoOf } from '@quorum/domain/isoOf';
import type { HandOver } from '../../use-cases/hand-over/offers.ts';

export const presentHandOver = ({ token, expiresAt }: HandOver) => ({ token, expiresAt: isoOf(expiresAt) });
