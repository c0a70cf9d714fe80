import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { PollFragment } from '../../../src/generated/polls.generated.ts';
import { clearDraft } from '../../../src/lib/browser/drafts.ts';
import { setNow } from '../../../src/lib/useNow.ts';
import { anOption, aPoll } from '../../support/aPoll.ts';
import { ada } from '../../support/renderPage.tsx';
import { renderPollPage } from '../../support/renderPollPage.tsx';

type Options = PollFragment['options'];

const option = (id: string, date: string) => ({ ...anOption(id, 1), date });
const FIRST = option('1', '2030-05-01T18:00:00.000Z');
const SECOND = option('2', '2030-05-02T18:00:00.000Z');
const THIRD = option('3', '2030-05-03T18:00:00.000Z');

/** The poll as the server has it. */
let poll: PollFragment;

const store = (change: Partial<PollFragment>) => {
  poll = { ...poll, ...change, revision: poll.revision + 1 };
};

const updatePoll = ({ input }: Record<string, unknown>) => {
  const { revision, options, ...change } = input as Partial<PollFragment>;
  if (revision !== poll.revision) {
    return new GraphQLError('Changed', { extensions: { code: 'PRECONDITION_FAILED' } });
  }
  store({
    ...change,
    ...(options && {
      options: options.map((one, n) => ({
        ...anOption(`new-${n}`, 1),
        ...one,
      })),
    }),
  });
  return { updatePoll: poll };
};

const open = async () => {
  const page = renderPollPage(poll, {
    user: ada,
    answers: { PollDetail: () => ({ poll }), UpdatePoll: updatePoll },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Poll' }));
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const rename = (value: string) => fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value } });
  return { ...page, dialog, save, rename };
};

const isSaved = () => waitFor(() => expect(screen.getByText('Poll updated')).toBeVisible());
const datesOf = (options: Options) => options.map(({ id, date }) => [id, date]);

beforeEach(() => {
  setNow(Date.now());
  poll = aPoll({ creatorId: 'ada', timezone: 'UTC', options: [FIRST, SECOND] });
});
afterEach(() => clearDraft(`poll ${poll.urlHash}`));

describe('the form of a poll that is changed elsewhere while it is open', () => {
  it('keeps a date that was added there', async () => {
    const { save, rename } = await open();
    store({ options: [FIRST, SECOND, THIRD] });
    rename('Which night?');
    await save();
    await isSaved();
    expect(poll.title).toBe('Which night?');
    expect(datesOf(poll.options)).toEqual(datesOf([FIRST, SECOND, THIRD]));
  });

  it('keeps it also where a date is removed here', async () => {
    const { dialog, save, user } = await open();
    store({ options: [FIRST, SECOND, THIRD] });
    await user.click(dialog.getByRole('button', { name: /^Remove Wed, May 1/ }));
    await user.click(dialog.getByRole('button', { name: /^Add another time on Thu, May 2/ }));
    const [, times] = dialog.getAllByRole('group', { name: 'Times on Thu, May 2' });
    fireEvent.change(within(times ?? document.body).getByLabelText('Start'), { target: { value: '21:00' } });
    await save();
    await isSaved();
    expect(poll.options.map(({ date }) => date).toSorted()).toEqual([
      SECOND.date,
      '2030-05-02T21:00:00.000Z',
      THIRD.date,
    ]);
  });

  it('asks of a date that was moved in both places', async () => {
    const { dialog, save, user } = await open();
    store({ options: [FIRST, option('2', '2030-05-02T20:00:00.000Z')] });
    const times = within(dialog.getByRole('group', { name: 'Times on Thu, May 2' }));
    fireEvent.change(times.getByLabelText('Start'), { target: { value: '21:00' } });
    await save();
    const question = await dialog.findByRole('alert', { name: 'This was changed in the meantime' });
    expect(question).toHaveTextContent(
      'The date Thu, May 2, 2030, 6:00 PM was changed to “Thu, May 2, 2030, 8:00 PM” in the meantime.',
    );
    expect(poll.options[1]?.date).toBe('2030-05-02T20:00:00.000Z');
    await user.click(within(question).getByRole('button', { name: 'Use mine: “Thu, May 2, 2030, 9:00 PM”' }));
    await isSaved();
    expect(datesOf(poll.options)).toEqual([
      ['1', FIRST.date],
      ['2', '2030-05-02T21:00:00.000Z'],
    ]);
  });

  it('asks of a date that was moved here and removed there', async () => {
    poll = { ...poll, options: [FIRST, SECOND, THIRD] };
    const { dialog, save, user } = await open();
    store({ options: [FIRST, THIRD] });
    const times = within(dialog.getByRole('group', { name: 'Times on Thu, May 2' }));
    fireEvent.change(times.getByLabelText('Start'), { target: { value: '21:00' } });
    await save();
    expect(await dialog.findByText(/was removed in the meantime. Leave it out, or put it back\?$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep that' }));
    await isSaved();
    expect(datesOf(poll.options)).toEqual(datesOf([FIRST, THIRD]));
  });
});

describe('the form of a poll', () => {
  it('says about a date that it ends days later', async () => {
    poll = { ...poll, options: [{ ...FIRST, endTime: '2030-05-03T16:00:00.000Z' }, SECOND] };
    const { dialog, save, rename } = await open();
    const times = within(dialog.getByRole('group', { name: 'Times on Wed, May 1' }));
    expect(times.getByText('Ends 2 days later')).toBeVisible();
    rename('Which night?');
    await save();
    await isSaved();
    expect(poll.options[0]).toMatchObject({ endTime: '2030-05-03T16:00:00.000Z' });
  });
});
