import { PartyPopper, ShieldOff } from 'lucide-react';
import { useReportsQuery } from '../../generated/later.generated.ts';
import { isForbidden } from '../../lib/api/isForbidden.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { moderationText } from '../../messages/people/moderationText.generated.ts';
import { ReportItem } from './ReportItem.tsx';
import { pagesText } from '../../messages/pages/pagesText.generated.ts';
import { reportsOf } from './reportable.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';

/** What was reported, for an operator; a friendly word to everybody else. */
export const ReportList = () => {
  const { data, error, refetch } = useReportsQuery({ fetchPolicy: 'cache-and-network', context: { auth: true } });
  if (isForbidden(error)) return <Refusal />;
  const reports = data && reportsOf(data);
  return (
    <>
      <PageHeader title={moderationText.reports} lead={moderationText.reportsLead} />
      {!reports && (
        <NotLoaded
          {...{ error, refetch }}
          loading={moderationText.reportsLoading}
          failed={moderationText.reportsFailed}
        />
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
    actions={<LinkButton to={paths.home()}>{pagesText.seeAllEvents}</LinkButton>}
  >
    {moderationText.refusedWhy}
  </MessagePage>
);
