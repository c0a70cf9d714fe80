import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteBar } from '../../app/layout/SiteBar.tsx';
import { describeWhen } from '../../features/events/time/describeWhen.ts';
import { responseFormsText } from '../../features/responses/responseFormsText.ts';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
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
  margin-inline-start: -0.875rem;
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

interface Props {
  title: string;
  event: EventCardFragment;
  children: ReactNode;
}

/** A form about an event: which one it is, and the way back to it. */
export const FormPage = ({ title, event, children }: Props) => {
  const { day, time } = describeWhen(event);
  return (
    <FormLayout>
      <title>{`${title} · ${event.title} · Quorum`}</title>
      <Back variant="ghost" size="sm" to={paths.event(event.urlHash)}>
        <ArrowLeft aria-hidden="true" />
        {responseFormsText.toEvent}
      </Back>
      <Header>
        <h1>{title}</h1>
        <p>{event.title}</p>
        <About>
          <NoBreak>{day},</NoBreak> <NoBreak>{time}</NoBreak>
        </About>
        <About>{event.location}</About>
      </Header>
      <Card>{children}</Card>
    </FormLayout>
  );
};
