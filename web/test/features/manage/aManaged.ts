import type { Managed } from '../../../src/features/manage/managedList.ts';

let count = 0;

/** A response as an organiser sees it, of somebody who comes; name what matters. */
export const aManaged = (changes: Partial<Managed> = {}): Managed => ({
  __typename: 'Participant',
  id: String((count += 1)),
  name: `Person ${count}`,
  email: null,
  phone: null,
  likelihood: 1,
  guests: 0,
  minParticipants: null,
  isStandby: false,
  status: 'GOING',
  waitlistPosition: null,
  comment: '',
  isHidden: false,
  attended: null,
  checkInCode: null,
  createdAt: null,
  answers: [],
  payment: null,
  ...changes,
});
