import { styled } from 'styled-components';
import { Row } from '../ui/layout/Row.tsx';

/** What one may want of an event or a poll besides responding, at the end of its page. */
export const Bottom = styled(Row).attrs({ justify: 'center', wrap: true })`
  margin-block-start: ${({ theme }) => theme.space.md};
`;
