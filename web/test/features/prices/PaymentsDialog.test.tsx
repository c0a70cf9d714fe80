import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { PaymentsDialog } from '../../../src/features/prices/PaymentsDialog.tsx';
import { ada, renderPage } from '../../support/renderPage.tsx';

const PRICE = { amount: 3000, currency: 'EUR', howToPay: '' } as const;

const somebody = (id: string, name: string, more: object = {}) => ({
  __typename: 'Participant',
  id,
  name,
  guests: 0,
  status: 'GOING',
  payment: null as string | null,
  ...more,
});

/** A server that keeps what is said of payments. */
const withPayments = (mode: 'PER_PERSON' | 'SPLIT', refuses = false, more: ReturnType<typeof somebody>[] = []) => {
  const participants = [
    somebody('1', 'Vera', { guests: 1, payment: 'SENT' }),
    somebody('2', 'Wim'),
    somebody('3', 'Xenia', { status: 'WAITLISTED' }),
    ...more,
  ];
  const event = { urlHash: 'hash', title: 'Rowing', price: { ...PRICE, mode } };
  return renderPage(<PaymentsDialog event={event} open onOpenChange={() => undefined} />, {
    user: ada,
    answers: {
      Payments: () => ({
        event: { __typename: 'Event', urlHash: 'hash', participants: participants.map((one) => ({ ...one })) },
      }),
      SetPayment: ({ participantId, state }) => {
        if (refuses) return new GraphQLError('It costs nothing any more');
        const one = participants.find(({ id }) => id === participantId);
        if (one) one.payment = state as string | null;
        return { setPayment: { __typename: 'Participant', id: participantId, payment: state } };
      },
    },
  });
};

it('has those who come, what each owes with their guests, and how many have paid', async () => {
  withPayments('PER_PERSON');
  expect(await screen.findByRole('checkbox', { name: 'Vera' })).toHaveAccessibleDescription('€60.00 · Sent');
  expect(screen.getByRole('checkbox', { name: 'Wim' })).toHaveAccessibleDescription('€30.00 · Open');
  expect(screen.queryByRole('checkbox', { name: 'Xenia' })).toBeNull();
  expect(screen.getByText('0 received, 1 sent, 1 open')).toBeInTheDocument();
  expect(screen.getByText(/No money moves through Quorum/)).toBeInTheDocument();
});

it('splits a sum among those who come', async () => {
  withPayments('SPLIT');
  expect(await screen.findByRole('checkbox', { name: 'Vera' })).toHaveAccessibleDescription('€20.00 · Sent');
  expect(screen.getByRole('checkbox', { name: 'Wim' })).toHaveAccessibleDescription('€10.00 · Open');
});

it('has what people without a place have paid, too, since it may go back to them', async () => {
  withPayments('SPLIT', false, [somebody('4', 'Yara', { status: 'WAITLISTED', payment: 'RECEIVED' })]);
  const yara = await screen.findByRole('checkbox', { name: 'Yara' });
  expect(yara).toBeChecked();
  expect(yara).toHaveAccessibleDescription('Nothing due · Received');
  expect(screen.getByText('1 received, 1 sent, 1 open')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Vera' })).toHaveAccessibleDescription('€20.00 · Sent');
});

it('notes what has arrived, and takes it back', async () => {
  const { user, asked } = withPayments('PER_PERSON');
  const vera = await screen.findByRole('checkbox', { name: 'Vera' });
  await user.click(vera);
  await waitFor(() => expect(vera).toBeChecked());
  expect(screen.getByText('1 received, 0 sent, 1 open')).toBeInTheDocument();
  await user.click(vera);
  await waitFor(() => expect(vera).not.toBeChecked());
  expect(screen.getByText('0 received, 0 sent, 2 open')).toBeInTheDocument();
  const said = asked.filter(({ name }) => name === 'SetPayment').map(({ variables }) => variables.state);
  expect(said).toEqual(['RECEIVED', null]);
});

it('says so where that is refused, and nothing has arrived', async () => {
  const { user } = withPayments('PER_PERSON', true);
  const wim = await screen.findByRole('checkbox', { name: 'Wim' });
  await user.click(wim);
  expect(await screen.findByText('It costs nothing any more')).toBeInTheDocument();
  expect(wim).not.toBeChecked();
});
