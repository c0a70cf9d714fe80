import { TOKEN_SCOPES } from '@quorum/domain/platform/tokenScopes';
import { z } from 'zod';
import type { TokenView } from '../../presenters/presentToken.ts';
import { choice, instant, view } from './view.ts';

/** An API token, as REST shows it. */
export const tokenView = view('Token', {
  id: z.int(),
  name: z.string(),
  scopes: z.array(choice('TokenScope', TOKEN_SCOPES)).describe('What the token may be used for'),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable().describe('When it was last used, to the hour; null if it never was'),
}) satisfies z.ZodType<TokenView>;

export const createdToken = tokenView
  .extend({ token: z.string().describe('The API token; shown only here') })
  .meta({ title: 'CreatedToken' });
