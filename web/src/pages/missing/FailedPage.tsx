import { Button } from '../../ui/button/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { BackButton } from '../BackButton.tsx';
import { homeText } from '../homeText.ts';

interface Props {
  title: string;
  why: string;
  onRetry: () => void;
}

/** In place of what could not be loaded. */
export const FailedPage = ({ title, why, onRetry }: Props) => (
  <>
    <title>Quorum</title>
    <PageHeader title={title} back={<BackButton />} />
    <Alert title={why}>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {homeText.tryAgain}
      </Button>
    </Alert>
  </>
);
