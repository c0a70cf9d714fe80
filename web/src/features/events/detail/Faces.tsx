import { styled } from 'styled-components';
import { Face } from '../../../ui/picture/Face.tsx';
import { orderResponses } from '../../responses/list/orderResponses.ts';
import type { ShownResponse } from '../../responses/RespondableEvent.ts';
import { shownName } from '../../responses/shownName.ts';

const SHOWN = 8;

/** One row, whatever the width: those without room are not seen. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  overflow: hidden;
  block-size: 2.25rem;
  padding-inline-start: 0.5rem;

  > span {
    margin-inline-start: -0.5rem;
  }
`;

const Others = styled.span`
  padding-inline-start: 0.875rem;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  responses: readonly ShownResponse[];
  isOwn: (id: string) => boolean;
}

/** The people who are coming, at a glance; the list below names them. */
export const Faces = ({ responses, isOwn }: Props) => {
  const going = orderResponses(
    responses.filter(({ status, isHidden }) => status === 'GOING' && !isHidden),
    isOwn,
  );
  if (going.length === 0) return null;
  const shown = going.slice(0, SHOWN);
  return (
    <Row aria-hidden="true">
      {shown.map((response) => (
        <Face key={response.id} name={shownName(response)} />
      ))}
      {going.length > shown.length && <Others>+{going.length - shown.length}</Others>}
    </Row>
  );
};
