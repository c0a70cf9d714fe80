import { styled } from 'styled-components';
import { sentence as translated } from '../../../lib/language.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Every sentence that applies, in the order of the fields. */
export const ProblemList = ({ problems }: { problems: ReadonlyMap<string, string> }) => (
  <List>
    {[...problems].map(([field, sentence]) => (
      <li key={field}>{translated(sentence)}</li>
    ))}
  </List>
);
