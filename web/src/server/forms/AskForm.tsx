import { shownChance } from '@quorum/domain/decision/shownChance';
import type { FormRequest, ShownAsk } from '@quorum/domain/page/FormRequest';
import { styled } from 'styled-components';
import { SeatRing } from '../../features/events/seats/SeatRing.tsx';
import { waitText } from '../../features/responses/outcomeText.ts';
import { responsesText } from '../../messages/responses/responsesText.generated.ts';
import { ResponseChip } from '../../features/responses/join/YourResponse.tsx';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { formatPercent } from '../../lib/formatNumber.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { PlaceQuestion } from './PlaceQuestion.tsx';
import { asksText } from '../../messages/responses/asksText.generated.ts';
import { FormLayout, FormPage } from './FormLayout.tsx';
import { RefusalAlert, Status } from './formParts.tsx';

const Ring = styled.div`
  display: grid;
  justify-items: center;
`;

/** What came of the last press; null before the first. */
const statusOf = ({ kind, reply, response }: ShownAsk): string | null => {
  if (reply === null || reply === 'LATE') return null;
  if (reply === 'IN') return waitText(response) ?? asksText.isIn;
  if (kind === 'PLACE' && reply === 'MAYBE') return asksText.passedOn;
  return reply === 'MAYBE' ? asksText.isMaybe : asksText.isOut;
};

const differenceOf = ({ withThem, withoutThem }: ShownAsk): string | null => {
  if (withThem === withoutThem) return null;
  if (withThem === 1) return asksText.sureWithYou;
  const [withYou, withoutYou] = [withThem, withoutThem].map((chance) => shownChance(chance, formatPercent));
  return asksText.withYou({ withYou: withYou ?? '', withoutYou: withoutYou ?? '' });
};

const titleOf = ({ kind, isSeatFree, isOpen, response, offer }: ShownAsk, { status }: EventCardFragment): string => {
  if (!isOpen) return status === 'CALLED_OFF' ? responsesText.calledOff : asksText.begun;
  if (kind === 'DECIDE') return asksText.areYouIn;
  if (kind === 'STILL_IN') return asksText.stillIn;
  if (kind === 'PLACE') return titleOfPlace(offer, response);
  return isSeatFree || response.likelihood > 0 ? asksText.seatIsFree : asksText.late;
};

const titleOfPlace = (offer: ShownAsk['offer'], { status }: ShownAsk['response']): string => {
  if (status !== 'WAITLISTED') return asksText.areYouIn;
  return offer ? asksText.placeIsFree : asksText.placeGone;
};

const inLabel = (kind: ShownAsk['kind'], likelihood: number): string => {
  if (kind === 'STILL_IN') return asksText.stillInButton;
  return kind === 'SEAT' && likelihood === 0 ? asksText.take : asksText.in;
};

/** One for each reply but the one that was given. */
const Buttons = ({ kind, reply, response }: ShownAsk) => (
  <Stack as="form" method="post" gap="sm">
    {reply !== 'IN' && (
      <Button type="submit" name="answer" value="IN">
        {inLabel(kind, response.likelihood)}
      </Button>
    )}
    {kind === 'DECIDE' && reply !== 'MAYBE' && (
      <Button type="submit" name="answer" value="MAYBE" variant="outline">
        {asksText.maybe}
      </Button>
    )}
    {reply !== 'OUT' && (
      <Button type="submit" name="answer" value="OUT" variant="outline">
        {kind === 'STILL_IN' ? asksText.notAnyMore : asksText.out}
      </Button>
    )}
  </Stack>
);

const Question = ({ ask, timezone }: { ask: ShownAsk; timezone: string }) => {
  const { kind, isSeatFree, reply, response } = ask;
  if (kind === 'PLACE' && response.status === 'WAITLISTED') return <PlaceQuestion ask={ask} timezone={timezone} />;
  const isLate = kind === 'SEAT' && !isSeatFree && response.likelihood === 0;
  if (isLate) return <p>{asksText.lateHint}</p>;
  const difference = differenceOf(ask);
  return (
    <>
      {kind === 'SEAT' && reply === null && <p>{asksText.seatHint}</p>}
      {difference && <p>{difference}</p>}
      {reply !== null && <Muted>{asksText.change}</Muted>}
      <Buttons {...ask} />
    </>
  );
};

/** The question that somebody got by mail, and one button for each reply. */
export const AskForm = ({ event, request: { ask, refusal } }: { event: EventCardFragment; request: FormRequest }) => {
  if (!ask) return <ExpiredAsk />;
  const status = statusOf(ask);
  return (
    <FormPage title={titleOf(ask, event)} event={event}>
      <Stack>
        <RefusalAlert title={asksText.failed} refusal={refusal} />
        <Ring>
          <SeatRing event={event} participants={event.participants} />
        </Ring>
        {status ? (
          <Status role="status">{status}</Status>
        ) : (
          <Row>
            <span>{asksText.hello({ name: ask.response.name })}</span>
            <ResponseChip response={ask.response} />
          </Row>
        )}
        {ask.isOpen ? <Question ask={ask} timezone={event.timezone} /> : <p>{asksText.closedHint}</p>}
      </Stack>
    </FormPage>
  );
};

/** For a link that is not valid any more. */
export const ExpiredAsk = () => (
  <FormLayout>
    <title>{`${asksText.expired} · Quorum`}</title>
    <Stack>
      <h1>{asksText.expired}</h1>
      <p>{asksText.expiredHint}</p>
      <Row>
        <LinkButton variant="outline" to={paths.home()}>
          {asksText.seeEvents}
        </LinkButton>
      </Row>
    </Stack>
  </FormLayout>
);
