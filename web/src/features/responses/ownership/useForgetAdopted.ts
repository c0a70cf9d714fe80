import { useEffect } from 'react';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';

const NONE: readonly { id: string }[] = [];

/** What is the signed-in person's is proven by their account alone: a token of it that this browser holds opens nothing. */
export const useForgetAdopted = (own: readonly { id: string }[] = NONE): void => {
  const isRemembered = rememberedResponses.useRemembered();
  useEffect(() => {
    for (const { id } of own) if (isRemembered(id)) rememberedResponses.forget(id);
  }, [own, isRemembered]);
};
