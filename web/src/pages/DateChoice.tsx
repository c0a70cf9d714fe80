import { CalendarDays, Vote } from 'lucide-react';
import { styled } from 'styled-components';
import { homePollsText } from '../messages/polls/homePollsText.generated.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';

const Choice = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${({ theme }) => theme.space.xs};
  max-inline-size: ${({ theme }) => theme.width.text};
  margin-block-end: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.sunken};

  /* so that a phone has each on one line */
  > a {
    padding-inline: ${({ theme }) => theme.space.xs};
  }
`;

interface Props {
  current: 'date' | 'vote';
}

/** Whether the organiser knows the date of a new event, or lets people find it. */
export const DateChoice = ({ current }: Props) => {
  const look = (of: Props['current']) =>
    of === current ? ({ variant: 'outline', 'aria-current': 'page' } as const) : ({ variant: 'ghost' } as const);
  return (
    <Choice aria-label={homePollsText.howToDate}>
      <LinkButton to={paths.create()} {...look('date')}>
        <CalendarDays aria-hidden="true" />
        {homePollsText.pickDate}
      </LinkButton>
      <LinkButton to={paths.createPoll()} {...look('vote')}>
        <Vote aria-hidden="true" />
        {homePollsText.letVote}
      </LinkButton>
    </Choice>
  );
};
