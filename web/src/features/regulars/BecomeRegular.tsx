import { REGULAR_FORM, regularIn } from '@quorum/domain/series/regularForm';
import { fillPath } from '@quorum/domain/pages';
import { NAME_MAX } from '@quorum/domain/response/constants';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { useSession } from '../session/useSession.ts';
import { fieldsOf } from '../../lib/fieldsOf.ts';
import { regularsText } from '../../messages/series/regularsText.generated.ts';
import { StandingFields, StandingFormLayout } from './StandingFields.tsx';
import { useRegularChanges } from './useRegularChanges.ts';

interface Props {
  series: { seriesHash: string; maxGuests: number };
}

/** To be in every time. Without a script the form is sent as it is. */
export const BecomeRegular = ({ series: { seriesHash, maxGuests } }: Props) => {
  const { user } = useSession();
  const { attempt, succeed } = useOutcome();
  const { join } = useRegularChanges(seriesHash);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (form: HTMLFormElement) => {
    setIsBusy(true);
    const isDone = await attempt(() => join(regularIn(fieldsOf(form))), regularsText.joinFailed);
    setIsBusy(false);
    if (isDone) succeed(regularsText.joined);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  return (
    <StandingFormLayout method="post" action={fillPath(REGULAR_FORM, { seriesHash })} onSubmit={submit}>
      <Muted>{regularsText.joinHint}</Muted>
      <Field label={regularsText.name} required>
        {(control) => (
          <Input
            {...control}
            key={user?.uid}
            name="name"
            autoComplete="name"
            maxLength={NAME_MAX}
            required
            defaultValue={user?.displayName ?? ''}
          />
        )}
      </Field>
      <Field label={regularsText.email} hint={regularsText.emailHint}>
        {(control) => (
          <Input
            {...control}
            key={user?.uid}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={user?.email ?? ''}
          />
        )}
      </Field>
      <StandingFields maxGuests={maxGuests} />
      <Button type="submit" variant="outline" busy={isBusy}>
        {regularsText.join}
      </Button>
    </StandingFormLayout>
  );
};
