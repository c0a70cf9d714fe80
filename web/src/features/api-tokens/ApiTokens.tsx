import { TOKENS_MAX } from '@quorum/domain/platform/apiLimits';
import { useState } from 'react';
import { useMyTokensQuery } from '../../generated/later.generated.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useHasBeenTrue } from '../../ui/dialog/useHasBeenTrue.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { ApiToken } from './ApiToken.tsx';
import { apiTokensText } from '../../messages/people/apiTokensText.generated.ts';
import { MakeTokenDialog } from './MakeTokenDialog.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';

const Make = () => {
  const [isMaking, setIsMaking] = useState(false);
  const hasMade = useHasBeenTrue(isMaking);
  return (
    <>
      <div>
        <Button onClick={() => setIsMaking(true)}>{apiTokensText.make}</Button>
      </div>
      {hasMade && <MakeTokenDialog open={isMaking} onOpenChange={setIsMaking} />}
    </>
  );
};

/** The tokens of the signed-in person, and the way to another one. */
export const ApiTokens = () => {
  const now = useNow();
  const { data, error, refetch } = useMyTokensQuery({ fetchPolicy: 'cache-and-network', context: { auth: true } });
  const tokens = data?.viewer?.tokens;
  const valid = tokens?.filter(({ expiresAt }) => Date.parse(expiresAt) > now) ?? [];
  return (
    <Stack gap="lg">
      <p>{apiTokensText.lead}</p>
      {!tokens && <NotLoaded {...{ error, refetch }} loading={apiTokensText.loading} failed={apiTokensText.failed} />}
      {tokens && (valid.length < TOKENS_MAX ? <Make /> : <Muted>{apiTokensText.full({ max: TOKENS_MAX })}</Muted>)}
      {tokens?.length === 0 && <Muted>{apiTokensText.none}</Muted>}
      {tokens && tokens.length > 0 && (
        <Stack as="ul" gap="sm">
          {tokens.map((token) => (
            <ApiToken key={token.id} token={token} />
          ))}
        </Stack>
      )}
      <p>
        <a href="/api/docs">{apiTokensText.manual}</a>
      </p>
    </Stack>
  );
};
