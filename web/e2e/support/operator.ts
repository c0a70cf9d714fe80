import { localUid } from '@quorum/firebase-auth-stand-in/accounts/localUid';
import type { Person } from './signIn.ts';

/** Who runs the site that is tested, and organises events like anybody. */
export const operator: Person = { name: 'Olga Operator', email: 'olga@example.com' };

export const ADMIN_UIDS = localUid(operator.email);
