import { seatsOf } from '@quorum/domain/decision/party';
import type { ShownAsk } from '@quorum/domain/page/FormRequest';
import { Until } from '../../features/offers/Until.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { asksText } from '../../messages/responses/asksText.generated.ts';

const Out = () => (
  <Button type="submit" name="answer" value="OUT" variant="outline">
    {asksText.out}
  </Button>
);

/** To somebody on the waitlist: whether they take the place that is held for them, and how many come. */
export const PlaceQuestion = ({ ask: { offer, response }, timezone }: { ask: ShownAsk; timezone: string }) => {
  if (offer === null) {
    return (
      <>
        <p>{asksText.placeGoneHint}</p>
        <Stack as="form" method="post" gap="sm">
          <Out />
        </Stack>
      </>
    );
  }
  const { seats, until } = offer;
  const party = seatsOf(response);
  const numbers = Array.from({ length: seats }, (_, index) => String(seats - index));
  const counts = numbers.map((value) => ({ value, label: value }));
  return (
    <>
      {seats < party && <p>{asksText.fewer({ party: String(party), seats: String(seats) })}</p>}
      <p>
        {until === null ? (
          asksText.stillFree
        ) : (
          <Until
            until={new Date(until).toISOString()}
            timezone={timezone}
            say={(time) => asksText.heldUntil({ time })}
          />
        )}
      </p>
      <Stack as="form" method="post" gap="sm">
        {seats > 1 && seats < party ? (
          <Field label={asksText.howMany}>
            {(props) => <Select {...props} name="seats" options={counts} defaultValue={String(seats)} />}
          </Field>
        ) : (
          <input type="hidden" name="seats" value={seats} />
        )}
        <Button type="submit" name="answer" value="IN">
          {seats > 1 ? asksText.takePlaces : asksText.takePlace}
        </Button>
        {until !== null && (
          <Button type="submit" name="answer" value="MAYBE" variant="outline">
            {asksText.passOn}
          </Button>
        )}
        <Out />
      </Stack>
    </>
  );
};
