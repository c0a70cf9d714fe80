import { ServerError } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { useSendOnceOnline, useSendWhatWaits } from '../../../src/features/responses/form/useSendOnceOnline.ts';
import { passSeconds, controlConnection } from '../../support/connection.ts';
import { theme } from '../../../src/ui/theme/theme.ts';
import { ToastProvider } from '../../../src/ui/feedback/ToastProvider.tsx';

const AWAY = new TypeError('Failed to fetch');
const REFUSED = new ServerError('429', { response: new Response(null, { status: 429 }), bodyText: '{}' });

const { setOnline } = controlConnection();

const send = jest.fn<() => Promise<void>>();

const Around = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <ToastProvider>{children}</ToastProvider>
  </ThemeProvider>
);

const show = () => {
  const { result, rerender } = renderHook(
    ({ isOpen }) => {
      const sending = useSendOnceOnline(isOpen);
      const submit = () => sending.attempt(send, 'It was not sent');
      useSendWhatWaits(sending, submit);
      return { ...sending, submit };
    },
    { initialProps: { isOpen: true }, wrapper: Around },
  );
  return { result, rerender, press: () => act(() => result.current.submit()) };
};

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockRejectedValue(AWAY);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('waits without a connection, and goes out by itself once there is one', async () => {
  setOnline(false);
  const { result, press } = show();
  await press();
  expect(result.current.isWaiting).toBe(true);
  await passSeconds(60);
  expect(send).toHaveBeenCalledTimes(1);
  send.mockResolvedValue();
  setOnline(true);
  await passSeconds(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect(result.current.isWaiting).toBe(false);
  expect(screen.queryByText('It was not sent')).toBeNull();
});

it('tries a connection that carries nothing yet a few times, then says that it was not sent', async () => {
  setOnline(false);
  const { result, press } = show();
  await press();
  setOnline(true);
  await passSeconds(17);
  expect(screen.getByText('It was not sent')).toBeVisible();
  await passSeconds(60);
  expect(send).toHaveBeenCalledTimes(5);
  expect(result.current.isWaiting).toBe(false);
});

it('is tried at once when the connection comes back, however often it was tried without one', async () => {
  setOnline(false);
  const { press } = show();
  for (let time = 0; time < 4; time++) await press();
  setOnline(true);
  await passSeconds(1);
  expect(send).toHaveBeenCalledTimes(5);
  await passSeconds(60);
  expect(send).toHaveBeenCalledTimes(8);
});

it('repeats nothing that a server has refused', async () => {
  setOnline(false);
  const { result, press } = show();
  await press();
  send.mockRejectedValue(REFUSED);
  setOnline(true);
  await passSeconds(60);
  expect(send).toHaveBeenCalledTimes(2);
  expect(result.current.isWaiting).toBe(false);
});

it('says what a server has refused although the browser believes to be offline, and does not wait', async () => {
  setOnline(false);
  const { result, press } = show();
  send.mockRejectedValue(REFUSED);
  await press();
  expect(result.current.isWaiting).toBe(false);
  expect(screen.getByRole('listitem')).toBeVisible();
  setOnline(true);
  await passSeconds(60);
  expect(send).toHaveBeenCalledTimes(1);
});

it('does not wait where there is a connection, nor once the form is closed', async () => {
  const { result, rerender, press } = show();
  await press();
  expect(result.current.isWaiting).toBe(false);
  expect(screen.getByText('It was not sent')).toBeVisible();
  setOnline(false);
  await press();
  rerender({ isOpen: false });
  setOnline(true);
  await passSeconds(60);
  expect(send).toHaveBeenCalledTimes(2);
});
