import { record } from '../../../activity/record.ts';
import { AccountPhoneRepository } from '../../../persistence/repositories/sms/AccountPhoneRepository.ts';
import type { Context } from '../../Context.ts';
import { inTransaction, NO_TURN } from '../../inTransaction.ts';

/** No pause between codes is longer than a day. */
const KEPT = { days: 2 };

/** Forgets the numbers of accounts that nobody has confirmed: they may be somebody else's. */
export const forgetUnconfirmed = (context: Context): Promise<void> =>
  inTransaction(context, NO_TURN, async (transaction) => {
    const { em, clock } = transaction;
    const forgotten = await new AccountPhoneRepository(em).deleteUnconfirmed(clock.now().minus(KEPT));
    if (forgotten > 0) record(transaction, { type: 'account.phoneChanged' });
  });
