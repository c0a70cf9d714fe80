import { ClipboardList } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { clocksOf } from '../events/time/clocksOf.ts';
import { titleOf } from '../events/titleOf.ts';
import { ResponseChip } from '../responses/join/YourResponse.tsx';
import { AgainButton } from './AgainButton.tsx';
import { mineText } from '../../messages/people/mineText.generated.ts';
import type { MyEntry } from './myEntries.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.md};
  padding-block: ${({ theme }) => theme.space.sm};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    row-gap: ${({ theme }) => theme.space.xs};
  }
`;

const Title = styled(PageLink)`
  display: inline-grid;
  align-content: center;
  min-block-size: ${({ theme }) => theme.touch};
  padding-block: ${({ theme }) => theme.space.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  overflow-wrap: anywhere;
`;

/** An event that somebody organises, or has responded to. */
export const MyEventRow = ({ entry }: { entry: MyEntry }) => {
  const { event, response, isOver, isWithOthers } = entry;
  const title = titleOf(event);
  const notes = [
    clocksOf(event.timezone).day(new Date(event.date)),
    event.location,
    isOver && mineText.over,
    event.status === 'CALLED_OFF' && mineText.calledOff,
    isWithOthers && mineText.withOthers,
  ];
  return (
    <Root>
      <div>
        <Title to={paths.event(event.urlHash)}>{title}</Title>
        <Muted>{notes.filter(Boolean).join(' · ')}</Muted>
      </div>
      {response ? (
        <ResponseChip response={response} />
      ) : (
        <Row gap="xs" wrap>
          <LinkButton
            variant="ghost"
            size="sm"
            to={paths.manage(event.urlHash)}
            aria-label={mineText.manageOf({ title })}
          >
            <ClipboardList aria-hidden="true" />
            {mineText.manage}
          </LinkButton>
          <AgainButton urlHash={event.urlHash} variant="ghost" label={mineText.againOf({ title })} />
        </Row>
      )}
    </Root>
  );
};
