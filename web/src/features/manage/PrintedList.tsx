import { styled } from 'styled-components';
import { countText } from '../responses/list/countText.ts';
import { shownName } from '../responses/shownName.ts';
import { columnsOf, type Shown } from './ManagedFacts.tsx';
import { grouped, type Managed } from './managedList.ts';
import { manageText } from '../../messages/organising/manageText.generated.ts';

const Root = styled.div`
  h1 {
    font-size: ${({ theme }) => theme.font.size.xl};
  }

  h2 {
    margin-block: 1rem 0.25rem;
    font-size: ${({ theme }) => theme.font.size.lg};
  }

  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 14rem) minmax(0, 1fr);
    align-items: baseline;
    gap: 0.5rem;
    padding-block: 0.25rem;
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    break-inside: avoid;
  }

  small a {
    color: inherit;
    text-decoration: none;
  }
`;

/** To be ticked by hand; those who are here by then are ticked. */
const Box = styled.span`
  display: inline-grid;
  place-items: center;
  align-self: center;
  inline-size: 1rem;
  block-size: 1rem;
  border: 1px solid;
  line-height: 1;
`;

/** On paper nobody looks for it. */
const LEFT_OUT = 'when';

interface Props {
  title: string;
  when: string;
  responses: readonly Managed[];
  event: Shown;
}

/** The list on paper, with a box before each name. */
export const PrintedList = ({ title, when, responses, event }: Props) => (
  <Root>
    <h1>{title}</h1>
    <p>{when}</p>
    {grouped(responses, 'NAME').map(({ status, responses: group }) => (
      <section key={status} aria-label={manageText.printedList}>
        {status && <h2>{countText(status, group.length)}</h2>}
        <ul>
          {group.map((response) => (
            <li key={response.id}>
              <Box>{response.attended === true && '✓'}</Box>
              <span>{shownName(response)}</span>
              <small>
                {columnsOf(event)
                  .filter(({ key }) => key !== LEFT_OUT)
                  .map(({ key, show }) => {
                    const content = show(response, event);
                    return content ? <span key={key}>{content}&ensp;</span> : null;
                  })}
              </small>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Root>
);
