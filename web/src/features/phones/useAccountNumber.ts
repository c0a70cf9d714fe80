import { useAccountPhoneQuery } from '../../generated/later.generated.ts';
import { useSession } from '../session/useSession.ts';
import { confirmedNumber } from './confirmedNumber.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

/** The confirmed number of the signed-in person's account; null where there is none, undefined until it is known. */
export const useAccountNumber = ({ skip }: { skip: boolean }): string | null | undefined => {
  const { user } = useSession();
  const { data, error } = useAccountPhoneQuery({
    skip: skip || user === null,
    ...FOR_ONESELF,
  });
  if (user === null || error) return null;
  if (!data) return undefined;
  return confirmedNumber(data.viewer?.accountPhone);
};
