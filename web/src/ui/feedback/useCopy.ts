import { uiText } from '../../messages/uiText.generated.ts';
import { useToast } from './useToast.ts';

/** Puts `text` on the clipboard and announces it with `done`; if that is not allowed, shows the text instead. */
export const useCopy = () => {
  const toast = useToast();
  return async (text: string, done: { title: string; description: string }): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast(done);
    } catch {
      // refused, or not a secure page: the address can still be copied by hand
      toast({ title: uiText.error, description: uiText.copyYourself({ text }), variant: 'destructive' });
    }
  };
};
