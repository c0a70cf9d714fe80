import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { useToast } from '../../ui/useToast.ts';
import { useSession } from '../session/useSession.ts';
import { accountText } from './accountText.ts';
import { downloadMyData } from './downloadMyData.ts';

const Danger = styled(Button)`
  color: ${({ theme }) => theme.color.danger};
`;

interface Props {
  /** Asks whether the account is to be deleted. */
  onDelete: () => void;
}

/** Taking one's data along, and going. */
export const AccountActions = ({ onDelete }: Props) => {
  const { getIdToken } = useSession();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      await downloadMyData((await getIdToken()) ?? '');
    } catch {
      toast({ title: accountText.error, description: accountText.downloadFailed, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Row role="group" aria-label={accountText.yourData} justify="space-between" gap="xs" wrap>
      <Button variant="ghost" size="sm" busy={isBusy} onClick={() => void download()}>
        <Download aria-hidden="true" />
        {accountText.download}
      </Button>
      <Danger variant="ghost" size="sm" onClick={onDelete}>
        <UserX aria-hidden="true" />
        {accountText.delete}
      </Danger>
    </Row>
  );
};
