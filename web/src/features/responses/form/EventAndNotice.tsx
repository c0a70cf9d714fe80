import { styled } from 'styled-components';

const Notice = styled.strong`
  display: block;
  color: ${({ theme }) => theme.color.text};
`;

interface Props {
  /** Of the event. */
  title: string;
  notice: string | undefined;
}

/** What a dialog about a response is about, and what there is to know before. */
export const EventAndNotice = ({ title, notice }: Props) => (
  <>
    {notice && <Notice>{notice}</Notice>}
    {title}
  </>
);
