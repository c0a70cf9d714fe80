import { z } from 'zod';
import { because } from '../refusals/Reason.ts';
import { requiredLine } from '../text.ts';
import { TOKEN_DAYS_MAX } from './apiLimits.ts';
import { TOKEN_SCOPES } from './tokenScopes.ts';

/** In letters: what the person calls it. */
export const TOKEN_NAME_MAX = 60;
/** For how many days an expired token stays on the list, and is refused as expired. */
export const TOKEN_EXPIRED_DAYS = 30;

const daysMessage = because('token.days', { max: TOKEN_DAYS_MAX });

export const tokenDraft = z.object(
  {
    name: requiredLine('name', TOKEN_NAME_MAX).describe('What the person calls it'),
    scopes: z
      .array(z.enum(TOKEN_SCOPES, because('token.scopes')), because('token.scopes'))
      .min(1, because('token.scopes'))
      .refine((scopes) => new Set(scopes).size === scopes.length, because('token.scopes'))
      .describe('What it allows: to read, to respond, and to organise'),
    expiresInDays: z.int(daysMessage).min(1, daysMessage).max(TOKEN_DAYS_MAX, daysMessage),
  },
  because('token.unreadable'),
);
