import { Copy } from 'lucide-react';
import { useHandOverEventMutation, useWithdrawHandOverMutation } from '../../generated/graphql.generated.ts';
import { currentLocale } from '../../lib/language.ts';
import { addressOfPage, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { useToast } from '../../ui/feedback/useToast.ts';
import { handOverText } from './handOverText.ts';

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(iso));

/** The link by which an event is handed over: makes it, has it copied, takes it back. */
export const HandOverLink = ({ urlHash }: { urlHash: string }) => {
  const { attempt } = useOutcome();
  const [handOver, { data, loading, reset }] = useHandOverEventMutation({ fetchPolicy: 'no-cache' });
  const make = () => attempt(() => handOver({ variables: { urlHash } }), handOverText.linkFailed);

  if (data) return <MadeLink urlHash={urlHash} {...data.handOverEvent} onWithdrawn={reset} />;
  return (
    <Stack>
      <Button busy={loading} onClick={() => void make()}>
        {handOverText.makeLink}
      </Button>
      <Withdraw urlHash={urlHash}>{handOverText.withdrawEarlier}</Withdraw>
    </Stack>
  );
};

interface MadeLinkProps {
  urlHash: string;
  token: string;
  expiresAt: string;
  onWithdrawn: () => void;
}

const MadeLink = ({ urlHash, token, expiresAt, onWithdrawn }: MadeLinkProps) => {
  const copy = useCopy();
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
      <Withdraw urlHash={urlHash} onWithdrawn={onWithdrawn}>
        {handOverText.withdraw}
      </Withdraw>
    </Stack>
  );
};

interface WithdrawProps {
  urlHash: string;
  onWithdrawn?: () => void;
  children: string;
}

const Withdraw = ({ urlHash, onWithdrawn, children }: WithdrawProps) => {
  const toast = useToast();
  const { attempt } = useOutcome();
  const [withdraw, { loading }] = useWithdrawHandOverMutation();

  const act = async () => {
    if (!(await attempt(() => withdraw({ variables: { urlHash } }), handOverText.withdrawFailed))) return;
    toast({ title: handOverText.withdrawn, description: handOverText.withdrawnHint });
    onWithdrawn?.();
  };

  return (
    <Button variant="ghost" busy={loading} onClick={() => void act()}>
      {children}
    </Button>
  );
};
