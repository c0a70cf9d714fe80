import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../../src/ui/button/Button.tsx';
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { Menu } from '../../src/ui/menu/Menu.tsx';
import { useToast } from '../../src/ui/feedback/useToast.ts';
import { renderPage } from '../support/renderPage.tsx';

const shownToasts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

const LateToast = ({ onSaved }: { onSaved: Promise<void> }) => {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const openDialog = () => {
    setOpen(true);
    void onSaved.then(() => toast({ title: 'Saved' }));
  };
  return (
    <>
      <Button onClick={openDialog}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit Event">
        <input aria-label="Title" />
      </Dialog>
    </>
  );
};

it('Escape closes the dialog in which one is also where a toast came after it', async () => {
  let save = (): void => undefined;
  const saved = new Promise<void>((resolve) => (save = resolve));
  const { user } = renderPage(<LateToast onSaved={saved} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await act(async () => save());
  await waitFor(() => expect(shownToasts()).toEqual(['Saved']));
  await user.click(title);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
