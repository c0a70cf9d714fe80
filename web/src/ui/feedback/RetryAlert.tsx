import { uiText } from '../../messages/uiText.generated.ts';
import { Button } from '../button/Button.tsx';
import { Alert } from './Alert.tsx';

interface RetryAlertProps {
  /** What has failed. */
  title: string;
  onRetry: () => void;
}

/** Something that could not be loaded or saved, and a button to try again. */
export const RetryAlert = ({ title, onRetry }: RetryAlertProps) => (
  <Alert title={title}>
    <Button variant="outline" size="sm" onClick={onRetry}>
      {uiText.tryAgain}
    </Button>
  </Alert>
);
