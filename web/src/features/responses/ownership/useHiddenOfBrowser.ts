import { RESPONSE_CREDENTIALS_MAX } from '@quorum/domain/response/constants';
import { type HiddenResponseFragment, useHiddenOfBrowserQuery } from '../../../generated/graphql.generated.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';

const NONE: readonly HiddenResponseFragment[] = [];

/**
 * Those of this browser's responses that organisers have hidden. No button waits for them: they are rare, and most
 * browsers that have responded have none.
 */
export const useHiddenOfBrowser = (): readonly HiddenResponseFragment[] => {
  const newest = rememberedResponses.useNewest(RESPONSE_CREDENTIALS_MAX);
  const held = newest.map(({ id, token }) => ({ participantId: id, responseToken: token }));
  const { data, previousData } = useHiddenOfBrowserQuery({
    variables: { held },
    skip: held.length === 0,
    context: { isSecret: true },
  });
  return (data ?? previousData)?.hiddenResponses ?? NONE;
};
