import { RetryAlert } from './RetryAlert.tsx';
import { Spinner } from './Spinner.tsx';

interface NotLoadedProps {
  /** Why the data could not be read; undefined while they are on their way. */
  error: unknown;
  refetch: () => Promise<unknown>;
  loading: string;
  failed: string;
}

/** Stands where a page's data will be, until they are there. */
export const NotLoaded = ({ error, refetch, loading, failed }: NotLoadedProps) =>
  error ? (
    // the query's `error` says that it failed once more
    <RetryAlert title={failed} onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <Spinner label={loading} isWholePage />
  );
