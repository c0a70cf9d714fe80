import { styled } from 'styled-components';
import { sentence as translated } from '../../../lib/language.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Every sentence that applies, in the order of the fields; of several rows once. */
export const ProblemList = ({ problems }: { problems: ReadonlyMap<string, string> }) => (
  <List>
    {[...new Set(problems.values())].map((sentence) => (
      <li key={sentence}>{translated(sentence)}</li>
    ))}
  </List>
);
