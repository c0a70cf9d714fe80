import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ToastMessage } from '../../src/ui/feedback/toastContext.ts';
import { useToast } from '../../src/ui/feedback/useToast.ts';
import { renderPage } from '../support/renderPage.tsx';

const Toasts = ({ messages }: { messages: ToastMessage[] }) => {
  const toast = useToast();
  return messages.map((message) => (
    <button key={message.title} onClick={() => toast(message)}>
      {`Show ${message.title}`}
    </button>
  ));
};

const shownToasts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('toasts', () => {
  it('show one at a time', async () => {
    const { user } = renderPage(<Toasts messages={[{ title: 'Success' }, { title: 'Error', description: 'No' }]} />);
    await user.click(screen.getByRole('button', { name: 'Show Success' }));
    expect(shownToasts()).toEqual(['Success']);
    await user.click(screen.getByRole('button', { name: 'Show Error' }));
    expect(shownToasts()).toEqual(['ErrorNo']);
  });

  it('show again after they were closed', async () => {
    const { user } = renderPage(<Toasts messages={[{ title: 'Success' }]} />);
    await user.click(screen.getByRole('button', { name: 'Show Success' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(shownToasts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show Success' }));
    expect(shownToasts()).toEqual(['Success']);
  });

  it('go by themselves after 5000 ms', () => {
    jest.useFakeTimers();
    try {
      renderPage(<Toasts messages={[{ title: 'Success' }]} />);
      fireEvent.click(screen.getByRole('button', { name: 'Show Success' }));
      act(() => jest.advanceTimersByTime(4999));
      expect(shownToasts()).toEqual(['Success']);
      act(() => jest.advanceTimersByTime(1));
      expect(shownToasts()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('stay for twice as long where there is something to do about them', () => {
    jest.useFakeTimers();
    try {
      const undo = jest.fn();
      renderPage(<Toasts messages={[{ title: 'Hidden', actions: [{ label: 'Undo', onSelect: undo }] }]} />);
      fireEvent.click(screen.getByRole('button', { name: 'Show Hidden' }));
      act(() => jest.advanceTimersByTime(9_999));
      expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      act(() => jest.advanceTimersByTime(1));
      expect(shownToasts()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('are reached with F8', async () => {
    const { user } = renderPage(<Toasts messages={[{ title: 'Success' }]} />);
    await user.click(screen.getByRole('button', { name: 'Show Success' }));
    await user.keyboard('[F8]');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });
});

it('F8 moves the focus to the region of toasts, also before the first toast', async () => {
  const { user } = renderPage(<Toasts messages={[{ title: 'Success' }]} />);
  await user.keyboard('[F8]');
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.click(screen.getByRole('button', { name: 'Show Success' }));
  await user.keyboard('[F8]');
  expect(screen.getByRole('list')).toHaveFocus();
});
