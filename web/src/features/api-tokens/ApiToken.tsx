import { DateTime } from 'luxon';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ApiTokenFragment, useRevokeTokenMutation } from '../../generated/later.generated.ts';
import { currentLocale } from '../../lib/language.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { apiTokensText } from '../../messages/people/apiTokensText.generated.ts';
import { scopeName } from './scopeText.ts';

const Line = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
`;

const What = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.h2`
  font-size: ${({ theme }) => theme.font.size.md};
  letter-spacing: 0;
`;

const dayOf = (instant: string) =>
  DateTime.fromISO(instant).toLocaleString(DateTime.DATE_MED, { locale: currentLocale() });

const validityOf = ({ expiresAt }: ApiTokenFragment, now: number): string =>
  Date.parse(expiresAt) > now
    ? apiTokensText.until({ day: dayOf(expiresAt) })
    : apiTokensText.expired({ day: dayOf(expiresAt) });

const usageOf = ({ lastUsedAt }: ApiTokenFragment): string =>
  lastUsedAt ? apiTokensText.lastUsed({ day: dayOf(lastUsedAt) }) : apiTokensText.unused;

/** A token, without what it is used by, and its end. */
export const ApiToken = ({ token }: { token: ApiTokenFragment }) => {
  const now = useNow();
  const { attempt, succeed } = useOutcome();
  const [isRevoking, setIsRevoking] = useState(false);
  const [revoke] = useRevokeTokenMutation({ refetchQueries: ['MyTokens'], awaitRefetchQueries: true });
  const { id, name, scopes } = token;
  const confirm = async () => {
    const isRevoked = await attempt(() => revoke({ variables: { id } }), apiTokensText.revokeFailed);
    setIsRevoking(false);
    if (isRevoked) succeed(apiTokensText.revoked);
  };
  return (
    <Line as="li">
      <What>
        <Name>{name}</Name>
        <p>{scopes.map(scopeName).join(', ')}</p>
        <Muted>
          {validityOf(token, now)} · {usageOf(token)}
        </Muted>
      </What>
      <Button
        variant="outline"
        size="sm"
        aria-label={apiTokensText.revokeOf({ name })}
        onClick={() => setIsRevoking(true)}
      >
        {apiTokensText.revoke}
      </Button>
      <ConfirmDialog
        open={isRevoking}
        onOpenChange={setIsRevoking}
        title={apiTokensText.revokeQuestion({ name })}
        description={apiTokensText.revokeHint}
        confirmLabel={apiTokensText.revoke}
        onConfirm={confirm}
        destructive
      />
    </Line>
  );
};
