import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useOutage } from '../../../../lib/api/outage.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { RemovedCharactersNote } from '../../../../ui/feedback/RemovedCharactersNote.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import { SubmitBar } from '../../../../ui/form/SubmitBar.ts';
import { onNextKey } from './nextKey.ts';
import type { Judged } from './useJudgedForm.ts';

interface Props<Values extends FieldValues, Draft> {
  judged: Judged<Values, Draft>;
  /** Resolves whether or not it was saved; what was typed stays in the form. */
  onSubmit: (draft: Draft) => Promise<void>;
  /** The defaults are a draft that somebody has begun: what it lacks is listed from the start. */
  isBegun: boolean | undefined;
  label: string;
  busyLabel: string;
  /** What was typed, to report characters that are left out. */
  texts: readonly string[];
  /** What else to show before it is saved. */
  footer?: ReactNode;
  /** What saving does to others; in sight wherever the form is scrolled to. */
  notice?: ReactNode;
  children: ReactNode;
}

const reveal = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** Fields, what is wrong with them, and the button that sends them. */
export const JudgedForm = <Values extends FieldValues, Draft>({
  judged: { form, problems, isChanged },
  onSubmit,
  isBegun = false,
  label,
  busyLabel,
  texts,
  footer,
  notice,
  children,
}: Props<Values, Draft>) => {
  const { isSubmitting } = form.formState;
  const isAway = useOutage() !== null;
  return (
    <FormProvider {...form}>
      <Stack
        as="form"
        gap="lg"
        noValidate
        onKeyDown={onNextKey}
        onSubmit={form.handleSubmit((draft) => onSubmit(draft))}
      >
        {children}
        <RemovedCharactersNote texts={texts} />
        {footer}
        {(isChanged || isBegun) && problems.size > 0 && (
          <Alert title={eventFormText.check}>
            {/* in the order of the fields; what is wrong with several rows is said once */}
            <ul>
              {[...new Set(problems.values())].map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        )}
        <SubmitBar>
          {notice}
          {isSubmitting && isAway && (
            <div ref={reveal}>
              <Alert title={eventFormText.cannotSave}>{eventFormText.savedLater}</Alert>
            </div>
          )}
          <Button type="submit" disabled={problems.size > 0} busy={isSubmitting}>
            {isSubmitting ? busyLabel : label}
          </Button>
        </SubmitBar>
      </Stack>
    </FormProvider>
  );
};
