import { useState } from 'react';
import { useUpdateRegularMutation } from '../../generated/later.generated.ts';
import { rememberedRegulars } from './rememberedRegulars.ts';
import { usePrivateLink } from '../responses/ownership/usePrivateLink.ts';

/**
 * Lets this browser hold the standing response of the private link by which one has come to a series. Returns which it asks
 * to end, if it does.
 */
export const useRegularLink = (seriesHash: string): string | null => {
  const [updateRegular] = useUpdateRegularMutation();
  const [toEnd, setToEnd] = useState<string | null>(null);
  usePrivateLink(seriesHash, rememberedRegulars, async ({ id, token, isToWithdraw }) => {
    await updateRegular({ variables: { seriesHash, regularId: id, responseToken: token, input: {} } });
    if (isToWithdraw) setToEnd(id);
  });
  return toEnd;
};
