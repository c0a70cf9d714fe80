import type { ReactNode } from 'react';
import { formatPercent } from '../../lib/formatNumber.ts';
import { clocksOf } from '../events/time/clocksOf.ts';
import { paymentInWords } from '../prices/paymentInWords.ts';
import { answerInWords } from '../questions/answerInWords.ts';
import { manageText } from '../../messages/organising/manageText.generated.ts';
import type { Managed } from './managedList.ts';
import type { ManagedEvent } from './useManagedEvent.ts';

/** What of the event the columns need. */
export type Shown = Pick<ManagedEvent, 'timezone' | 'questions' | 'price'>;

/** One thing that a response has beside its name. */
export interface ManagedColumn {
  key: string;
  /** Null where there is nothing to show. */
  show: (response: Managed, event: Shown) => ReactNode;
}

/** What every response has, in this order. */
const COLUMNS: readonly ManagedColumn[] = [
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

type Question = Shown['questions'][number];

/** The answer after its question, as the line that it stands in has no headings. */
const answerColumn = ({ id, text, kind }: Question): ManagedColumn => ({
  key: `question ${id}`,
  show: ({ answers }) => {
    const answer = answers?.find(({ questionId }) => questionId === id);
    if (!answer) return null;
    return (
      <>
        <bdi>{text}</bdi>
        {/\p{P}$/u.test(text) ? ' ' : ': '}
        <bdi>{answerInWords(kind, answer.text)}</bdi>
      </>
    );
  },
});

/** Who does not come need not pay, but may have. */
const PAYMENT: ManagedColumn = {
  key: 'payment',
  show: ({ payment, status }) =>
    payment || status === 'GOING' ? manageText.payment({ state: paymentInWords(payment ?? null) }) : null,
};

/** What is shown of each response, in this order, on the screen and on paper. What is asked of people later goes here. */
export const columnsOf = ({ questions, price }: Shown): readonly ManagedColumn[] => [
  ...COLUMNS,
  ...questions.map(answerColumn),
  ...(price ? [PAYMENT] : []),
];
