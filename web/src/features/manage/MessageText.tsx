import { styled } from 'styled-components';
import { LinkedText } from '../../ui/text/LinkedText.tsx';

/** Its line breaks count, and a link shows its whole address and its host, so that one sees where it leads. */
const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What an organiser wrote. */
export const MessageText = ({ text }: { text: string }) => (
  <Text>
    <LinkedText withHosts>{text}</LinkedText>
  </Text>
);
