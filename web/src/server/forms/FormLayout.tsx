import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteBar } from '../../app/layout/SiteBar.tsx';
import { describeWhen } from '../../features/events/time/describeWhen.ts';
import { pollsText } from '../../messages/polls/pollsText.generated.ts';
import { responseFormsText } from '../../messages/responses/responseFormsText.generated.ts';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import type { PollFragment } from '../../generated/polls.generated.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { NoBreak } from '../../ui/text/NoBreak.tsx';

const Main = styled.main`
  max-width: 36rem;
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.md} ${theme.space.md} ${theme.space.xl}`};
`;

/** In line with the text below it. */
const Back = styled(LinkButton)`
  margin-inline-start: max(-0.875rem, -14px);
`;

const Header = styled.div`
  margin: ${({ theme }) => `${theme.space.sm} 0 ${theme.space.md}`};
`;

const About = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

/** What surrounds a page without any script. */
export const FormLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SiteBar />
    <Main>{children}</Main>
  </>
);

interface SubjectProps {
  title: string;
  subject: { title: string; location: string };
  back: { to: string; label: string };
  /** When it is. */
  when?: ReactNode;
  children: ReactNode;
}

const SubjectPage = ({ title, subject, back, when, children }: SubjectProps) => (
  <FormLayout>
    <title>{`${title} · ${subject.title} · Quorum`}</title>
    <Back variant="ghost" size="sm" to={back.to}>
      <ArrowLeft aria-hidden="true" />
      {back.label}
    </Back>
    <Header>
      <h1>{title}</h1>
      <p>{subject.title}</p>
      {when && <About>{when}</About>}
      <About>{subject.location}</About>
    </Header>
    {children}
  </FormLayout>
);

interface Props {
  title: string;
  event: EventCardFragment;
  /** Whether the form has cards of its own. */
  isBare?: boolean;
  children: ReactNode;
}

/** A form about an event: which one it is, and the way back to it. */
export const FormPage = ({ title, event, isBare = false, children }: Props) => {
  const { day, time } = describeWhen(event);
  const when = (
    <>
      <NoBreak>{day},</NoBreak> <NoBreak>{time}</NoBreak>
    </>
  );
  const back = { to: paths.event(event.urlHash), label: responseFormsText.toEvent };
  return (
    <SubjectPage title={title} subject={event} back={back} when={when}>
      {isBare ? children : <Card>{children}</Card>}
    </SubjectPage>
  );
};

interface PollProps {
  title: string;
  poll: PollFragment;
  children: ReactNode;
}

/** The same about a poll. */
export const PollFormPage = ({ title, poll, children }: PollProps) => (
  <SubjectPage title={title} subject={poll} back={{ to: paths.poll(poll.urlHash), label: pollsText.toPoll }}>
    {children}
  </SubjectPage>
);
