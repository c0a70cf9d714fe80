import { standingIn } from '@quorum/domain/series/regularForm';
import { type SubmitEvent, useState } from 'react';
import type { RegularFragment } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { answerText } from './answerText.ts';
import { fieldsOf } from '../../lib/fieldsOf.ts';
import { regularsText } from '../../messages/series/regularsText.generated.ts';
import { StandingFields, StandingFormLayout } from './StandingFields.tsx';
import { useRegularChanges } from './useRegularChanges.ts';

interface Props {
  series: { seriesHash: string; maxGuests: number };
  regular: RegularFragment;
  /** Whether they came by the link that ends it. */
  isToEnd: boolean;
}

/** One's own standing response, to change and to end it. */
export const OwnRegular = ({ series: { seriesHash, maxGuests }, regular, isToEnd }: Props) => {
  const { attempt, succeed } = useOutcome();
  const { update, leave } = useRegularChanges(seriesHash);
  const [isBusy, setIsBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(isToEnd);

  const change = async (form: HTMLFormElement) => {
    setIsBusy(true);
    const act = () => update(regular.id, standingIn(fieldsOf(form)));
    const isDone = await attempt(act, regularsText.changeFailed);
    setIsBusy(false);
    if (isDone) succeed(regularsText.changed);
  };

  const end = async () => {
    if (!(await attempt(() => leave(regular.id), regularsText.leaveFailed))) return;
    setIsLeaving(false);
    succeed(regularsText.left);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change(event.currentTarget);
  };

  return (
    <>
      <p>
        <strong>{regularsText.yours({ answer: answerText(regular) })}</strong>
      </p>
      <StandingFormLayout onSubmit={submit}>
        <StandingFields said={regular} maxGuests={maxGuests} />
        <Row>
          <Button type="submit" busy={isBusy}>
            {regularsText.change}
          </Button>
          <Button type="button" variant="outline" onClick={() => setIsLeaving(true)}>
            {regularsText.leave}
          </Button>
        </Row>
      </StandingFormLayout>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={regularsText.leaveQuestion}
        description={regularsText.leaveHint}
        confirmLabel={regularsText.leave}
        onConfirm={end}
      />
    </>
  );
};
