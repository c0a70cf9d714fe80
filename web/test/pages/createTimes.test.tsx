import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anEvent } from '../support/anEvent.ts';
import { fill, setTime, show, submit } from '../support/createForm.tsx';

afterEach(() => sessionStorage.clear());

describe('the create form', () => {
  it('lets one choose any zone by typing, with the keyboard alone, and says when a time is none there', async () => {
    const { user } = show();
    await user.click(screen.getByText('Need to override detected timezone?'));
    const search = await screen.findByRole('combobox', { name: 'Timezone' });
    await user.type(search, 'berl{ArrowUp}{Enter}');
    await setTime(/^Date & Time/, '2027-03-28T02:30');
    expect(screen.getByLabelText(/^Date & Time/)).toHaveAccessibleDescription(
      /In Europe\/Berlin time \(CEST\).*this time does not exist. It becomes 3:30\sAM/,
    );
  });

  it('moves the end with the start', async () => {
    show();
    await setTime(/^Date & Time/, '2027-05-01T18:30');
    await setTime(/^End Time/, '2027-05-01T20:00');
    await setTime(/^Date & Time/, '2027-05-08T19:00');
    expect(screen.getByLabelText(/^End Time/)).toHaveValue('2027-05-08T20:30');
    await setTime(/^End Time/, '2027-05-08T20:00');
    // what a year is while it is typed
    for (const year of ['0002', '0020', '0202', '2028']) await setTime(/^Date & Time/, `${year}-05-08T10:00`);
    expect(screen.getByLabelText(/^End Time/)).toHaveValue('2028-05-08T11:00');
  });

  it('leaves an end alone that the start has not been before', async () => {
    show();
    await setTime(/^End Time/, '2027-05-01T20:00');
    await setTime(/^Date & Time/, '2027-05-01T21:00');
    await setTime(/^Date & Time/, '2027-05-01T19:00');
    expect(screen.getByLabelText(/^End Time/)).toHaveValue('2027-05-01T20:00');
    await setTime(/^Date & Time/, '2027-05-02T19:00');
    expect(screen.getByLabelText(/^End Time/)).toHaveValue('2027-05-02T20:00');
  });

  it("opens the end at the start's day, and gives none to who goes on", async () => {
    const { asked, user } = show({ answers: { CreateEvent: () => ({ createEvent: anEvent() }) } });
    await fill(user);
    const end = screen.getByLabelText(/^End Time/);
    await user.click(end);
    expect(end).toHaveValue('2027-05-01T18:30');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(end).toHaveValue('');
    await user.click(submit());
    await screen.findByText('Event created successfully');
    expect(asked.find(({ name }) => name === 'CreateEvent')?.variables.input).toMatchObject({ endTime: null });
  });

  it('warns of a start in the past, and takes it', async () => {
    const { user } = show();
    await fill(user);
    expect(screen.queryByText(/in the past/)).toBeNull();
    await setTime(/^Date & Time/, '2020-05-01T18:30');
    expect(screen.getByLabelText(/^Date & Time/)).toHaveAccessibleDescription(/This start is in the past/);
    expect(submit()).toBeEnabled();
  });

  it('says which years there are, and no more of one that is none', async () => {
    show();
    await setTime(/^Date & Time/, '0002-05-01T18:30');
    expect(screen.getByLabelText(/^Date & Time/)).toHaveAccessibleDescription(
      /Start time must be between the years 1970 and 2199/,
    );
    expect(screen.queryByText(/in the past/)).toBeNull();
  });
});
