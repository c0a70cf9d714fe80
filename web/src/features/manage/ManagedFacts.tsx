import type { ReactNode } from 'react';
import { formatPercent } from '../../lib/formatNumber.ts';
import { clocksOf } from '../events/time/clocksOf.ts';
import { manageText } from './manageText.ts';
import type { Managed } from './managedList.ts';

interface Shown {
  timezone: string;
}

/** One thing that a response has beside its name. */
export interface ManagedColumn {
  key: string;
  /** Null where there is nothing to show. */
  show: (response: Managed, event: Shown) => ReactNode;
}

/** What is shown of each response, in this order, on the screen and on paper. What is asked of people later goes here. */
export const COLUMNS: readonly ManagedColumn[] = [
  { key: 'guests', show: ({ guests }) => (guests > 0 ? manageText.seats(guests) : null) },
  {
    key: 'likelihood',
    show: ({ status, likelihood }) =>
      status === 'MAYBE' ? manageText.likely({ percent: formatPercent(likelihood) }) : null,
  },
  {
    key: 'condition',
    show: ({ minParticipants }) => (minParticipants === null ? null : manageText.ifIn({ count: minParticipants })),
  },
  {
    key: 'position',
    show: ({ waitlistPosition: position }) => (position === null ? null : manageText.inLine({ position })),
  },
  { key: 'comment', show: ({ comment }) => comment || null },
  { key: 'email', show: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
  { key: 'phone', show: ({ phone }) => phone && <a href={`tel:${phone}`}>{phone}</a> },
  {
    key: 'when',
    show: ({ createdAt }, { timezone }) =>
      createdAt && manageText.responded({ when: clocksOf(timezone).shortDay(new Date(createdAt)) }),
  },
];
