import { formatPercent } from '../../lib/formatNumber.ts';
import { regularsText } from '../../messages/series/regularsText.generated.ts';

/** A response to every date, such as 'maybe, 60 %, with a guest'. */
export const answerText = ({ likelihood, guests }: { likelihood: number; guests: number }): string => {
  const answer = likelihood === 1 ? regularsText.yes : regularsText.maybeAt({ likelihood: formatPercent(likelihood) });
  return guests === 0 ? answer : `${answer}, ${regularsText.withGuests(guests)}`;
};
