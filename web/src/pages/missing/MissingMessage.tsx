import { CalendarX2, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { eventsText } from '../../messages/events/eventsText.generated.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { pagesText } from '../../messages/pages/pagesText.generated.ts';

interface Props {
  /** Of what was cancelled, or what is said about an address of nothing. */
  title: string;
  children: ReactNode;
}

const Home = () => <LinkButton to={paths.home()}>{pagesText.seeAllEvents}</LinkButton>;

/** Says that an event or a poll was cancelled by its organiser. */
export const CancelledMessage = ({ title, children }: Props) => (
  <>
    <title>{`${pagesText.wasCancelled({ title })} · Quorum`}</title>
    <MessagePage
      icon={<CalendarX2 aria-hidden="true" />}
      title={eventsText.wasCancelledByOrganiser({ title })}
      actions={<Home />}
    >
      {children}
    </MessagePage>
  </>
);

/** Says that there is nothing; an unknown hash and one that is not for us look alike. */
export const UnknownMessage = ({ title, children }: Props) => (
  <>
    <title>{`${title} · Quorum`}</title>
    <MessagePage icon={<SearchX aria-hidden="true" />} title={title} actions={<Home />}>
      {children}
    </MessagePage>
  </>
);
