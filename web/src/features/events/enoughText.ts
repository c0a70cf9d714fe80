import { type Decidable, type Enough, enoughOf, shownExpected } from '@quorum/domain/event/enough';
import type { Counted } from '@quorum/domain/event/progress';
import { formatNumber } from '../../lib/formatNumber.ts';
import { eventPageText } from '../../messages/events/eventPageText.generated.ts';
import { eventsText } from '../../messages/events/eventsText.generated.ts';

/** How many an event can expect, such as `2.5`. */
export const expectedText = (sum: Pick<Enough, 'expected' | 'threshold'>): string => formatNumber(shownExpected(sum));

/** `2.5 of 10` */
export const ratioText = (sum: Pick<Enough, 'expected' | 'threshold'>): string =>
  eventsText.ratio({ count: expectedText(sum), threshold: formatNumber(sum.threshold) });

/**
 * Whether enough people are in, or what that takes, in a sentence.
 * @param by when the clock decides; undefined where it has nothing to decide any more
 */
export const describeEnough = (enough: Enough, by: string | undefined): string => {
  const { verdict, missing } = enough;
  if (verdict === 'IN') return eventsText.enoughAreIn;
  if (verdict === 'EXPECTED') return eventsText.enoughExpected;
  if (verdict === 'MISSING') return eventsText.moreNeeded(missing);
  const figures = { ratio: ratioText(enough), threshold: formatNumber(enough.threshold) };
  return by === undefined ? eventsText.mustBeCertain(figures) : eventsText.mustBeCertainBy({ ...figures, when: by });
};

/** The same as a heading. That so many more make it happen is true where nobody in the sum is a maybe. */
export const headingOf = (enough: Enough, by: string | undefined): string =>
  enough.verdict === 'MISSING' && enough.expected === enough.certain
    ? eventPageText.moreAndItHappens(enough.missing)
    : describeEnough(enough, by);

/** How many are in, where there is room for no more than that. */
export const standingText = (
  participants: readonly Counted[],
  event: Decidable,
  { by, areIn }: { by: string | undefined; areIn: (figures: { ratio: string }) => string },
): string => {
  const enough = enoughOf(participants, event);
  if (enough.verdict === 'UNCERTAIN') return describeEnough(enough, by);
  const ratio = ratioText(enough);
  return enough.expected === enough.certain ? areIn({ ratio }) : eventsText.seatsExpected({ ratio });
};
