import { Lock } from 'lucide-react';
import { MyEvents } from '../../features/me/MyEvents.tsx';
import { MyReliability } from '../../features/me/MyReliability.tsx';
import { mineText } from '../../messages/people/mineText.generated.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { BackButton } from '../BackButton.tsx';
import { Narrow } from '../createLayout.ts';
import { SignedInPage } from './SignedInPage.tsx';

/** All that somebody with an account organises and joined. */
export const MePage = () => (
  <Narrow>
    <noscript>{mineText.withoutScript}</noscript>
    <SignedInPage
      icon={<Lock aria-hidden="true" />}
      title={mineText.title}
      loading={mineText.loading}
      signInFirst={mineText.signInFirst}
      signInWhy={mineText.signInWhy}
    >
      <PageHeader title={mineText.title} back={<BackButton />} />
      <MyEvents />
      <MyReliability />
    </SignedInPage>
  </Narrow>
);
