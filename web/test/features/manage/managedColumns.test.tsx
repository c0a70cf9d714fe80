import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { columnsOf, type Shown } from '../../../src/features/manage/ManagedFacts.tsx';
import { PrintedList } from '../../../src/features/manage/PrintedList.tsx';
import { theme } from '../../../src/ui/theme/theme.ts';
import { aManaged } from './aManaged.ts';

const EVENT: Shown = {
  timezone: 'Europe/London',
  questions: [
    { __typename: 'Question', id: '1', text: 'Bring', kind: 'TEXT' },
    { __typename: 'Question', id: '2', text: 'Can you drive?', kind: 'YES_NO' },
  ],
  price: { __typename: 'Price', amount: 900 },
};

const VERA = aManaged({
  name: 'Vera',
  answers: [
    { __typename: 'Answer', questionId: '2', text: 'YES' },
    { __typename: 'Answer', questionId: '1', text: 'A ball' },
  ],
  payment: 'SENT',
});

it('puts each answer after its question on the list, and what is said of the payment last', () => {
  render(
    <ThemeProvider theme={theme}>
      <PrintedList title="Game" when="Soon" responses={[VERA]} event={EVENT} />
    </ThemeProvider>,
  );
  expect(screen.getByRole('listitem').textContent).toMatch(/Vera.*Bring: A ball.*Can you drive\? Yes.*Payment: Sent/s);
});

it.each([
  ['open, of those who come', { status: 'GOING' }, 'Payment: Open'],
  ['there, of those who come no more', { status: 'DECLINED', payment: 'RECEIVED' }, 'Payment: Received'],
  ['nothing, of those who need not pay', { status: 'MAYBE' }, null],
] as const)('says of a payment that it is %s', (_what, more, said) => {
  const payment = columnsOf(EVENT).at(-1);
  expect(payment?.show({ ...VERA, payment: null, ...more }, EVENT)).toBe(said);
});

it('has no column for the payment where nothing is paid', () => {
  expect(columnsOf({ ...EVENT, price: null }).map(({ key }) => key)).not.toContain('payment');
});
