import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anEvent } from '../support/anEvent.ts';
import { renderEventPage } from '../support/renderEventPage.tsx';
import { ada } from '../support/renderPage.tsx';

let event: ReturnType<typeof anEvent>;

const show = (options?: Parameters<typeof renderEventPage>[1]) => renderEventPage(() => event, options);

beforeEach(() => {
  event = anEvent();
});

describe('reporting an event', () => {
  const open = async (page: ReturnType<typeof show>) => {
    await page.user.click(await screen.findByRole('button', { name: 'Report this event' }));
    return within(await screen.findByRole('dialog', { name: 'Report Event' }));
  };

  it('is for anybody: a reason, and a note if there is more to say', async () => {
    const page = show({ answers: { ReportEvent: () => ({ reportEvent: true }) } });
    const dialog = await open(page);
    const send = dialog.getByRole('button', { name: 'Report' });
    expect(send).toBeDisabled();
    await page.user.click(dialog.getByRole('radio', { name: 'Spam or a scam' }));
    await page.user.type(dialog.getByLabelText('What should we know?'), 'It asks for money');
    await page.user.click(send);
    expect(await screen.findByText('Thank you. Your report has been sent.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.asked.find(({ name }) => name === 'ReportEvent')?.variables).toEqual({
      urlHash: event.urlHash,
      input: { reason: 'Spam or a scam\nIt asks for money' },
    });
  });

  it('keeps what was written when it fails', async () => {
    const page = show({ answers: { ReportEvent: () => new Error('offline') } });
    const dialog = await open(page);
    await page.user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await page.user.type(dialog.getByLabelText('What should we know?'), 'Odd');
    await page.user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Failed to report event')).toBeVisible();
    expect(dialog.getByLabelText('What should we know?')).toHaveValue('Odd');
  });

  it('is not offered to its creator', async () => {
    event = anEvent({ creatorId: 'ada' });
    show({ user: ada });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report this event' })).toBeNull();
  });
});
