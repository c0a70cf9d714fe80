import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../../src/ui/button/Button.tsx';
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { Menu } from '../../src/ui/menu/Menu.tsx';
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

it('the region of toasts is reached with F8 before there was any', async () => {
  const { user } = renderPage(<Toasts messages={[{ title: 'Success' }]} />);
  await user.keyboard('[F8]');
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.click(screen.getByRole('button', { name: 'Show Success' }));
  await user.keyboard('[F8]');
  expect(screen.getByRole('list')).toHaveFocus();
});

it('a dialog takes the focus and gives it back', async () => {
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Join Event" description="Chess in the park">
          <input aria-label="Name" />
        </Dialog>
      </>
    );
  };
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Join Event' });
  expect(dialog).toHaveAccessibleDescription('Chess in the park');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('a confirmation is asked for in words, with a way out', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onOpenChange = jest.fn();
  const { user } = renderPage(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete Event"
      description="Are you sure you want to delete this event? This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete Event' })).toHaveAccessibleDescription(/cannot be undone/);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('a menu opens other sites in a new tab, and our own pages in this one', async () => {
  const { user } = renderPage(
    <Menu
      label="Share"
      trigger={<button>Open</button>}
      items={[
        { label: 'Elsewhere', href: 'https://example.com/' },
        { label: 'By SMS', href: 'sms:?body=Join' },
        { label: 'About', to: '/about' },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('menuitem', { name: 'Elsewhere' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('menuitem', { name: 'Elsewhere' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('menuitem', { name: 'By SMS' })).not.toHaveAttribute('target');
  await user.click(screen.getByRole('menuitem', { name: 'About' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/about');
});

describe('a menu', () => {
  const items = [{ label: 'Copy Link' }, { label: 'Share via SMS' }];
  const button = () => screen.getByRole('button', { name: 'Open' });

  it('says before it opens that it is one', () => {
    renderPage(<Menu label="Share" trigger={<button>Open</button>} items={items} />);
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('begins at its first item when it was opened by a key, and gives the focus back', async () => {
    const { user } = renderPage(<Menu label="Share" trigger={<button>Open</button>} items={items} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Copy Link' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Copy Link' })).toHaveFocus();
  });
});
