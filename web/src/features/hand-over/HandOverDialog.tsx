import { Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { useHandOverEventMutation } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { currentLocale } from '../../lib/language.ts';
import { addressOfPage, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useToast } from '../../ui/useToast.ts';
import { isInSeries } from '../series/seriesPlace.ts';
import { handOverText } from './handOverText.ts';

const Hint = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.sm};
`;

export interface HandOverDialogProps {
  event: { urlHash: string } & Parameters<typeof isInSeries>[0];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes the link by which somebody else becomes the organiser. */
export const HandOverDialog = ({ event, open, onOpenChange }: HandOverDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={handOverText.title}
    description={
      <>
        <span>{handOverText.hint}</span>
        {isInSeries(event) && <Hint>{handOverText.seriesHint}</Hint>}
      </>
    }
  >
    <HandOverLink urlHash={event.urlHash} />
  </Dialog>
);

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(iso));

const HandOverLink = ({ urlHash }: { urlHash: string }) => {
  const toast = useToast();
  const copy = useCopy();
  const [handOver, { data, loading }] = useHandOverEventMutation({ fetchPolicy: 'no-cache' });

  const make = async () => {
    try {
      await handOver({ variables: { urlHash } });
    } catch (error) {
      const description = errorMessage(error, handOverText.linkFailed);
      toast({ title: handOverText.error, description, variant: 'destructive' });
    }
  };

  if (!data)
    return (
      <Stack>
        <Button busy={loading} onClick={() => void make()}>
          {handOverText.makeLink}
        </Button>
      </Stack>
    );
  const { token, expiresAt } = data.handOverEvent;
  const address = addressOfPage(paths.takeOver(urlHash, token));
  const copied = { title: handOverText.linkCopied, description: handOverText.linkCopiedHint };
  return (
    <Stack>
      <Field label={handOverText.link} hint={handOverText.linkHint({ day: dayOf(expiresAt) })}>
        {(control) => (
          <Input {...control} value={address} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
      <Button onClick={() => void copy(address, copied)}>
        <Copy aria-hidden="true" />
        {handOverText.copyLink}
      </Button>
    </Stack>
  );
};
