import { errorMessage } from '../../lib/refusals/errorMessage.ts';
import type { ToastAction } from './toastContext.ts';
import { uiText } from '../../messages/uiText.generated.ts';
import { useToast } from './useToast.ts';

/** Shows people the result of what they did. */
export const useOutcome = () => {
  const toast = useToast();
  const succeed = (description: string, actions: readonly ToastAction[] = []) =>
    toast({ title: uiText.success, description, actions });
  const fail = (description: string) => toast({ title: uiText.error, description, variant: 'destructive' });

  /** Does it, and returns whether it went well. If not, shows the server's message, or `failed` where there is none. */
  const attempt = async (act: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      fail(errorMessage(error, failed));
      return false;
    }
  };

  return { attempt, succeed, fail };
};
