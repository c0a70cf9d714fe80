import type { HandedOver } from '@quorum/domain/event/handOver';
import { currentLocale } from '../../lib/language.ts';
import { addressOfPage } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CopyField } from '../../ui/form/CopyField.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { useToast } from '../../ui/feedback/useToast.ts';
import { takeOverPath, textsOf } from './handedOver.ts';
import { handOverText } from '../../messages/events/handOverText.generated.ts';
import { useHandOver, useWithdrawal } from './useHandOver.ts';

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(iso));

interface Handed {
  what: HandedOver;
  urlHash: string;
}

/** The link by which an event or a poll is handed over: makes it, has it copied, takes it back. */
export const HandOverLink = ({ what, urlHash }: Handed) => {
  const { attempt } = useOutcome();
  const { handOver, made, isBusy, forget } = useHandOver(what, urlHash);
  const make = () => attempt(handOver, handOverText.linkFailed);

  if (made) return <MadeLink what={what} urlHash={urlHash} {...made} onWithdrawn={forget} />;
  return (
    <Stack>
      <Button busy={isBusy} onClick={() => void make()}>
        {handOverText.makeLink}
      </Button>
      <Withdraw what={what} urlHash={urlHash}>
        {handOverText.withdrawEarlier}
      </Withdraw>
    </Stack>
  );
};

interface MadeLinkProps extends Handed {
  token: string;
  expiresAt: string;
  onWithdrawn: () => void;
}

const MadeLink = ({ what, urlHash, token, expiresAt, onWithdrawn }: MadeLinkProps) => (
  <Stack>
    <CopyField
      label={handOverText.link}
      hint={handOverText.linkHint({ day: dayOf(expiresAt) })}
      value={addressOfPage(takeOverPath(what, urlHash, token))}
      copyLabel={handOverText.copyLink}
      copied={{ title: handOverText.linkCopied, description: handOverText.linkCopiedHint }}
    />
    <Withdraw what={what} urlHash={urlHash} onWithdrawn={onWithdrawn}>
      {handOverText.withdraw}
    </Withdraw>
  </Stack>
);

interface WithdrawProps extends Handed {
  onWithdrawn?: () => void;
  children: string;
}

const Withdraw = ({ what, urlHash, onWithdrawn, children }: WithdrawProps) => {
  const toast = useToast();
  const { attempt } = useOutcome();
  const { withdraw, isBusy } = useWithdrawal(what, urlHash);

  const act = async () => {
    if (!(await attempt(withdraw, handOverText.withdrawFailed))) return;
    toast({ title: handOverText.withdrawn, description: textsOf(what).withdrawnHint });
    onWithdrawn?.();
  };

  return (
    <Button variant="ghost" busy={isBusy} onClick={() => void act()}>
      {children}
    </Button>
  );
};
