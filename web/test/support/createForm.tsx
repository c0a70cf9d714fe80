import { expect } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CreatePage } from '../../src/pages/CreatePage.tsx';
import { ada, renderPage } from './renderPage.tsx';

/** The page to create an event, for Ada unless told otherwise. */
export const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<CreatePage />, { at: '/create', user: ada, ...options });

type User = ReturnType<typeof show>['user'];

/** A datetime-local input takes no keystrokes in jsdom. */
export const setTime = (label: RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

export const choose = (user: User, name: RegExp, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name }), option);

export const fill = async (user: User) => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Event Type/ })).toBeEnabled());
  await choose(user, /^Event Type/, 'Tennis');
  await user.type(screen.getByLabelText(/^Title/), 'Doubles');
  await user.type(screen.getByLabelText(/^Location/), 'Court 3');
  await setTime(/^Date & Time/, '2027-05-01T18:30');
};

export const submit = () => screen.getByRole('button', { name: /^(Create Event|Creating...)$/ });
