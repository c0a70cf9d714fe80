import { styled } from 'styled-components';
import { LinkedText } from '../../ui/text/LinkedText.tsx';

/** Its line breaks count, and a link shows its whole address, so that one sees where it leads. */
const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What an organiser wrote. */
export const MessageText = ({ text }: { text: string }) => (
  <Text>
    <LinkedText>{text}</LinkedText>
  </Text>
);
