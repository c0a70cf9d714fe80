import { PartyPopper, ShieldOff } from 'lucide-react';
import { useReportsQuery } from '../../generated/later.generated.ts';
import { isForbidden } from '../../lib/api/isForbidden.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { moderationText } from './moderationText.ts';
import { ReportItem } from './ReportItem.tsx';
import { reportsOf } from './reportable.ts';

/** What was reported, for an operator; a friendly word to everybody else. */
export const ReportList = () => {
  const { data, error, refetch } = useReportsQuery({ fetchPolicy: 'cache-and-network', context: { auth: true } });
  if (isForbidden(error)) return <Refusal />;
  const reports = data && reportsOf(data);
  return (
    <>
      <PageHeader title={moderationText.reports} lead={moderationText.reportsLead} />
      {!reports && !error && <Spinner label={moderationText.reportsLoading} isWholePage />}
      {!reports && error && (
        <Alert title={moderationText.reportsFailed}>
          <Button variant="outline" size="sm" onClick={() => void refetch().catch(() => undefined)}>
            {moderationText.tryAgain}
          </Button>
        </Alert>
      )}
      {reports?.length === 0 && (
        <EmptyState icon={<PartyPopper aria-hidden="true" />}>{moderationText.noReports}</EmptyState>
      )}
      <Stack>
        {reports?.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </Stack>
    </>
  );
};

const Refusal = () => (
  <MessagePage
    icon={<ShieldOff aria-hidden="true" />}
    title={moderationText.refused}
    actions={<LinkButton to={paths.home()}>{moderationText.seeAllEvents}</LinkButton>}
  >
    {moderationText.refusedWhy}
  </MessagePage>
);
