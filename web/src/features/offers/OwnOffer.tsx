import { seatsOf } from '@quorum/domain/decision/party';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import type { ShownResponse } from '../responses/RespondableEvent.ts';
import { offersText } from '../../messages/responses/offersText.generated.ts';
import type { OfferingEvent } from './OfferingEvent.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { Until } from './Until.tsx';
import { useAnswerOffer } from './useAnswerOffer.ts';

const Panel = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.onPrimarySoft};

  h2 {
    font-size: ${({ theme }) => theme.font.size.lg};
  }

  time {
    font-variant-numeric: tabular-nums;
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

const headingOf = ({ waitlistRule }: OfferingEvent, { offer }: ShownResponse, seats: number): string => {
  if (!offer) return offersText.free(seats);
  return waitlistRule === 'OFFERED_TO_ALL' ? offersText.first(seats) : offersText.yours(seats);
};

interface Props {
  event: OfferingEvent;
  response: ShownResponse;
  /** How many places they may take: held for them, or free and held for nobody. */
  seats: number;
}

/** To somebody on the waitlist: places that they may take, with the time that is left. */
export const OwnOffer = ({ event, response, seats }: Props) => {
  const { offer } = response;
  const party = seatsOf(response);
  const most = Math.min(seats, party);
  const [typed, setTyped] = useState(String(most));
  const { send, busyWith } = useAnswerOffer(event.urlHash, response.id);
  const wanted = Math.min(most, Math.max(1, parseInt(typed, 10) || most));
  const isForSome = most < party && most > 1;
  return (
    <Panel aria-label={headingOf(event, response, most)}>
      <h2>{headingOf(event, response, most)}</h2>
      {offer ? (
        <p>
          <Until until={offer.until} timezone={event.timezone} say={(time) => offersText.until({ time })} />{' '}
          <TimeLeft until={offer.until} />
        </p>
      ) : (
        <p>{offersText.freeHint}</p>
      )}
      {most < party && <p>{offersText.fewer({ party: String(party) })}</p>}
      {isForSome && (
        <Field label={offersText.howMany}>
          {(props) => (
            <Stepper
              {...props}
              name="seats"
              label={offersText.howMany}
              value={typed}
              defaultValue={String(most)}
              min={1}
              max={most}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
      <Row>
        <Button busy={busyWith === 'take'} disabled={busyWith === 'pass'} onClick={() => void send(wanted)}>
          {wanted > 1 ? offersText.takeSome : offersText.take}
        </Button>
        {offer && (
          <Button
            variant="outline"
            busy={busyWith === 'pass'}
            disabled={busyWith === 'take'}
            onClick={() => void send(0)}
          >
            {offersText.pass}
          </Button>
        )}
      </Row>
      {offer && <Muted>{offersText.passHint}</Muted>}
    </Panel>
  );
};
