import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { BackButton } from '../BackButton.tsx';
import { RetryAlert } from '../../ui/feedback/RetryAlert.tsx';

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
    <RetryAlert title={why} onRetry={onRetry} />
  </>
);
