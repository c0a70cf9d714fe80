import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useEraseReliabilityMutation, useMyReliabilityQuery } from '../../generated/later.generated.ts';
import { formatNumber, formatPercent } from '../../lib/formatNumber.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { mineText } from '../../messages/people/mineText.generated.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

const Root = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.sm};
  margin-block-start: ${({ theme }) => theme.space.lg};

  h2 {
    font-size: ${({ theme }) => theme.font.size.lg};
  }

  ul {
    font-variant-numeric: tabular-nums;
  }
`;

interface Count {
  attended: number;
  missed: number;
}

const counts = ({ attended, missed }: Count) => ({ attended: formatNumber(attended), missed: formatNumber(missed) });

/** How often one came, how that is used, and the way to erase it. */
export const MyReliability = () => {
  const id = useId();
  const { data, refetch } = useMyReliabilityQuery(FOR_ONESELF);
  const [erase] = useEraseReliabilityMutation();
  const { attempt, succeed } = useOutcome();
  const [isErasing, setIsErasing] = useState(false);
  const record = data?.viewer?.reliability;
  if (!record) return null;
  const isEmpty = record.attended + record.missed === 0;
  const eraseAll = async () => {
    if (!(await attempt(() => erase(), mineText.eraseFailed))) return;
    // the focus goes back once the dialog closes, and the button that opened it is gone by then
    await refetch().catch(() => undefined);
    setIsErasing(false);
    succeed(mineText.erased);
  };
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{mineText.attendance}</h2>
      <p>{isEmpty ? mineText.attendanceNothing : mineText.attendanceSum(counts(record))}</p>
      <ul>
        {record.byLikelihood.map(({ likelihood, ...count }) => (
          <li key={likelihood}>
            {likelihood === 1
              ? mineText.afterYes(counts(count))
              : mineText.afterMaybe({ percent: formatPercent(likelihood), ...counts(count) })}
          </li>
        ))}
      </ul>
      <Muted>{mineText.attendanceUse}</Muted>
      {!isEmpty && (
        <Button variant="outline" size="sm" onClick={() => setIsErasing(true)}>
          {mineText.erase}
        </Button>
      )}
      <ConfirmDialog
        open={isErasing}
        onOpenChange={setIsErasing}
        title={mineText.eraseQuestion}
        description={mineText.eraseWhy}
        confirmLabel={mineText.erase}
        destructive
        onConfirm={eraseAll}
      />
    </Root>
  );
};
