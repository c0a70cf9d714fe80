import type { Managed } from '../../../src/features/manage/managedList.ts';
import { aManaged } from './aManaged.ts';

/** Two hundred places, a line of fifty, forty who may come, nine who do not, and one that is hidden. */
const SIZES = { GOING: 200, WAITLISTED: 50, MAYBE: 40, DECLINED: 9, HIDDEN: 1 } as const;
export const ALL = 300;

const MINUTE = 60_000;
const FIRST = Date.parse('2026-05-01T12:00:00.000Z');

/** The number they are known by is the order in which they responded. */
const somebody = (number: number, more: Partial<Managed>): Managed =>
  aManaged({
    id: String(number),
    name: `Guest ${number}`,
    email: `guest.${number}@example.com`,
    checkInCode: number.toString(16).padStart(12, 'A').toUpperCase(),
    createdAt: new Date(FIRST + number * MINUTE).toISOString(),
    ...more,
  });

/** Who moved up: the second half of them stands before the first. */
const placeInLine = (place: number) => ((place + SIZES.WAITLISTED / 2) % SIZES.WAITLISTED) + 1;

/** As the server has them: not in the order that anybody wants. */
export const everybody = (): Managed[] => {
  const statuses = (Object.keys(SIZES) as (keyof typeof SIZES)[]).flatMap((status) =>
    Array.from({ length: SIZES[status] }, (_, place) => ({ status, place })),
  );
  return statuses
    .map(({ status, place }, index) =>
      somebody(index + 1, {
        ...(status === 'HIDDEN' ? { isHidden: true } : { status }),
        ...(status === 'WAITLISTED' && { waitlistPosition: placeInLine(place) }),
        ...(index === 6 && { name: 'Zoë', comment: 'Brings the net' }),
        ...(index === 249 && { answers: [{ __typename: 'Answer', questionId: '1', text: 'Vegetarian' }] }),
        ...(status === 'MAYBE' && { likelihood: 0.5, phone: `+44 20 7946 ${1000 + index}` }),
      }),
    )
    .toReversed();
};
