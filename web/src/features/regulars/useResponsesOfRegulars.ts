import { useEffect } from 'react';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { rememberedRegulars } from './rememberedRegulars.ts';

interface DateOfSeries {
  urlHash: string;
  participants: readonly { id: string; regularId: string | null }[];
}

/** Lets this browser hold the responses to a date that standing responses of its own have given: by the same token. */
export const useResponsesOfRegulars = ({ urlHash, participants }: DateOfSeries): void => {
  useEffect(() => {
    for (const { id, regularId } of participants) {
      const token = regularId === null ? null : rememberedRegulars.tokenOf(regularId);
      if (token !== null && rememberedResponses.tokenOf(id) === null) rememberedResponses.remember(id, token, urlHash);
    }
  }, [urlHash, participants]);
};
