import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SignedInMenu } from '../../../src/features/user-menu/SignedInMenu.tsx';
import type { Answer } from '../../support/fakeServer.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

interface Given {
  answers?: Record<string, Answer>;
  deleteUser?: () => Promise<void>;
}

const openMenu = async ({ answers = {}, ...options }: Given = {}) => {
  const page = renderPage(<SignedInMenu user={ada} />, {
    user: ada,
    answers: {
      YourEvents: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', polls: [], events: [] } }),
      DeleteAccount: () => ({ deleteAccount: true }),
      ...answers,
    },
    ...options,
  });
  await page.user.click(screen.getByRole('button', { name: 'User menu of Ada' }));
  const isDeletionAsked = () => page.asked.some(({ name }) => name === 'DeleteAccount');
  return { ...page, isDeletionAsked };
};

const originals = { fetch: globalThis.fetch, create: URL.createObjectURL, revoke: URL.revokeObjectURL };
afterEach(() => {
  globalThis.fetch = originals.fetch;
  Object.assign(URL, { createObjectURL: originals.create, revokeObjectURL: originals.revoke });
  jest.restoreAllMocks();
});

const confirmDeletion = async ({ user }: Awaited<ReturnType<typeof openMenu>>) => {
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
};

it('has the browser save what is kept about the person who asks', async () => {
  const saved: string[] = [];
  const asked: unknown[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
  globalThis.fetch = (...request) => {
    asked.push(request);
    return Promise.resolve({ ok: true, blob: () => Promise.resolve({}) } as Response);
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toEqual(['quorum-data.json from blob:data']));
  expect(asked).toEqual([['/api/me/data', { headers: { authorization: 'Bearer token of ada' } }]]);
});

it('says that the data did not come', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data could not be downloaded')).toBeInTheDocument();
});

it('deletes an account when that is confirmed, here first and then where one signs in', async () => {
  const order: string[] = [];
  const page = await openMenu({
    answers: {
      DeleteAccount: () => {
        order.push('here');
        return { deleteAccount: true };
      },
    },
    deleteUser: async () => void order.push('there'),
  });
  await page.user.click(screen.getByRole('button', { name: 'Delete account' }));
  await screen.findByRole('alertdialog');
  expect(page.isDeletionAsked()).toBe(false);
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('Account deleted')).toBeInTheDocument();
  expect(order).toEqual(['here', 'there']);
});

it('says what is left when the account to sign in with stays', async () => {
  await confirmDeletion(await openMenu({ deleteUser: () => Promise.reject(new Error('popup-blocked')) }));
  expect(await screen.findByText(/deleted, except your sign-in account/)).toBeInTheDocument();
});

it('leaves the account to sign in with alone while what is kept here could not be deleted', async () => {
  const deleteUser = jest.fn(() => Promise.resolve());
  await confirmDeletion(await openMenu({ answers: { DeleteAccount: () => new Error('offline') }, deleteUser }));
  expect(await screen.findByText('Your account could not be deleted')).toBeInTheDocument();
  expect(deleteUser).not.toHaveBeenCalled();
});
