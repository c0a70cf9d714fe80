import { styled } from 'styled-components';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Every sentence that applies, in the order of the fields; of several rows once. */
export const ProblemList = ({ problems }: { problems: ReadonlyMap<string, string> }) => (
  <List>
    {[...new Set(problems.values())].map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </List>
);
