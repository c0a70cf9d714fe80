import { canManageEvent } from '@quorum/domain/policies';
import { ClipboardList, Lock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ManageEvent } from '../features/manage/ManageEvent.tsx';
import { manageText } from '../messages/organising/manageText.generated.ts';
import { useManagedEvent } from '../features/manage/useManagedEvent.ts';
import { useSession } from '../features/session/useSession.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { MessagePage } from '../ui/feedback/MessagePage.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { FailedPage } from './missing/FailedPage.tsx';
import { MissingEvent } from './missing/MissingEvent.tsx';
import { SignedInPage } from './person/SignedInPage.tsx';

/** Where organisers see who comes, check people in and write to them. */
export const ManagePage = () => {
  const { urlHash = '' } = useParams();
  return (
    <SignedInPage
      icon={<ClipboardList aria-hidden="true" />}
      title={manageText.pageTitle}
      loading={manageText.loading}
      signInFirst={manageText.signInFirst}
      signInWhy={manageText.signInWhy}
    >
      <Managed urlHash={urlHash} />
    </SignedInPage>
  );
};

const Managed = ({ urlHash }: { urlHash: string }) => {
  const { user } = useSession();
  const { event, hasFailed, refetch } = useManagedEvent(urlHash);
  if (event === null) return <MissingEvent urlHash={urlHash} />;
  if (event === undefined) {
    const retry = () => void refetch().catch(() => undefined);
    return hasFailed ? (
      <FailedPage title={manageText.pageTitle} why={manageText.failed} onRetry={retry} />
    ) : (
      <Spinner label={manageText.loading} isWholePage />
    );
  }
  if (!canManageEvent({ uid: user?.uid ?? null }, event)) {
    return (
      <MessagePage
        icon={<Lock aria-hidden="true" />}
        title={manageText.notYours}
        actions={<LinkButton to={paths.event(urlHash)}>{manageText.toEvent}</LinkButton>}
      >
        {manageText.notYoursWhy}
      </MessagePage>
    );
  }
  return <ManageEvent event={event} refetch={refetch} />;
};
