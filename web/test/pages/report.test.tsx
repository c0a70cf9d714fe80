import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anEvent } from '../support/anEvent.ts';
import { aPoll } from '../support/aPoll.ts';
import { renderEventPage } from '../support/renderEventPage.tsx';
import { ada } from '../support/renderPage.tsx';
import { renderPollPage } from '../support/renderPollPage.tsx';

type Options = Parameters<typeof renderPollPage>[1];
interface Given {
  urlHash?: string;
  creatorId?: string;
  isHidden?: boolean;
}

const KINDS = [
  {
    about: 'event',
    mutation: 'ReportEvent',
    field: 'reportEvent',
    show: (given: Given, options?: Options) => renderEventPage(() => ({ ...anEvent(), ...given }), options),
    title: 'Report Event',
  },
  {
    about: 'poll',
    mutation: 'ReportPoll',
    field: 'reportPoll',
    show: (given: Given, options?: Options) => renderPollPage(aPoll(given), options),
    title: 'Report Poll',
  },
];

let urlHash: string;
let count = 0;
beforeEach(() => {
  // what was typed about a thing and not sent is kept
  urlHash = `reported-${(count += 1)}`;
});

describe.each(KINDS)('a report: $about', ({ about, mutation, field, show, title }) => {
  const open = async ({ user }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: `Report this ${about}` }));
    return within(await screen.findByRole('dialog', { name: title }));
  };

  it('is for anybody: a reason, and a note if there is more to say', async () => {
    const page = show({ urlHash }, { answers: { [mutation]: () => ({ [field]: true }) } });
    const dialog = await open(page);
    const send = dialog.getByRole('button', { name: 'Report' });
    expect(send).toBeDisabled();
    await page.user.click(dialog.getByRole('radio', { name: 'Spam or a scam' }));
    await page.user.type(dialog.getByLabelText('What should we know?'), 'It asks for money');
    await page.user.click(send);
    expect(await screen.findByText('Thank you. Your report has been sent.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.asked.find(({ name }) => name === mutation)?.variables).toEqual({
      urlHash,
      input: { reason: 'Spam or a scam\nIt asks for money' },
    });
  });

  it('keeps what was written when it fails', async () => {
    const page = show({ urlHash }, { answers: { [mutation]: () => new Error('offline') } });
    const dialog = await open(page);
    await page.user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await page.user.type(dialog.getByLabelText('What should we know?'), 'Odd');
    await page.user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(`Failed to report ${about}`)).toBeVisible();
    expect(dialog.getByLabelText('What should we know?')).toHaveValue('Odd');
  });

  it('is not offered to its creator, nor of what is hidden, which says so', async () => {
    show({ urlHash, creatorId: 'ada', isHidden: true }, { user: ada });
    const note = await screen.findByRole('complementary', { name: `This ${about} is hidden` });
    expect(note).toHaveTextContent('Only you and they can see it');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Report this ${about}` })).toBeNull();
  });

  it('is not offered to its creator while it is shown', async () => {
    show({ urlHash, creatorId: 'ada' }, { user: ada });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Report this ${about}` })).toBeNull();
  });
});

it('takes no votes where a poll is hidden, also not of its creator', async () => {
  renderPollPage(aPoll({ creatorId: 'ada', isHidden: true }), { user: ada });
  const grid = await screen.findByRole('grid');
  expect(within(grid).queryAllByRole('button', { name: /Not answered/ })).toEqual([]);
});
