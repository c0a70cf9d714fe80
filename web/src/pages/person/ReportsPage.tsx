import { Flag } from 'lucide-react';
import { ReportList } from '../../features/moderation/ReportList.tsx';
import { moderationText } from '../../messages/people/moderationText.generated.ts';
import { Narrow } from '../createLayout.ts';
import { SignedInPage } from './SignedInPage.tsx';

/** What people report, for those who run the site. */
export const ReportsPage = () => (
  <Narrow>
    <SignedInPage
      icon={<Flag aria-hidden="true" />}
      title={moderationText.reports}
      loading={moderationText.reportsLoading}
      signInFirst={moderationText.signInFirst}
      signInWhy={moderationText.signInWhy}
    >
      <ReportList />
    </SignedInPage>
  </Narrow>
);
