import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MyReliability } from '../../../src/features/me/MyReliability.tsx';
import { ada, renderPage } from '../../support/renderPage.tsx';

const record = (attended: number, missed: number, byLikelihood: object[]) => ({
  viewer: {
    __typename: 'Viewer',
    uid: 'ada',
    reliability: { __typename: 'Reliability', attended, missed, byLikelihood },
  },
});

it('says how often one came, how that is used, and is erased', async () => {
  let isErased = false;
  let answer: (data: object) => void = () => undefined;
  const asked = jest.fn();
  const page = (
    <main tabIndex={-1}>
      <MyReliability />
    </main>
  );
  const { user } = renderPage(page, {
    user: ada,
    answers: {
      MyReliability: () => {
        asked();
        return isErased
          ? new Promise<object>((resolve) => (answer = resolve))
          : record(7, 2, [
              { __typename: 'CameAfter', likelihood: 1, attended: 5, missed: 0 },
              { __typename: 'CameAfter', likelihood: 0.6, attended: 2, missed: 2 },
            ]);
      },
      EraseReliability: () => {
        isErased = true;
        return { eraseReliability: true };
      },
    },
  });
  expect(await screen.findByText('Came: 7 · stayed away: 2')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'After a yes: came 5 · stayed away 0',
    'After “60%”: came 2 · stayed away 2',
  ]);
  expect(screen.getByText(/^Organisers mark who came. Only you see your own record./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Erase My Record' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase your record?' });
  await user.click(within(dialog).getByRole('button', { name: 'Erase My Record' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  // closed before the button behind it is gone, it would give the focus to that
  expect(dialog).toBeInTheDocument();
  await act(async () => answer(record(0, 0, [])));
  expect(await screen.findByText('Nobody has marked yet whether you came.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Erase My Record' })).toBeNull());
  // the button that opened the dialog is gone with the record
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
