import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventDraft } from '@quorum/domain/event/draft';
import { screen, within } from '@testing-library/react';
import { EventForm } from '../../../../../src/features/events/form/EventForm.tsx';
import { blankEvent, type FormatRow } from '../../../../../src/features/events/form/values/eventFormValues.ts';
import { applyLanguage } from '../../../../../src/lib/language.ts';
import { renderPage } from '../../../../support/renderPage.tsx';

const filled = {
  ...blankEvent('UTC'),
  title: 'Five-a-side',
  location: 'Pier 2',
  eventTypeId: '1',
  date: '2027-05-01T18:30',
};
const ladder = [
  { at: '10', label: '5v5' },
  { at: '12', label: '6v6' },
  { at: '14', label: '7v7' },
];

const show = (formats: FormatRow[] = []) => {
  const sent: EventDraft[] = [];
  const save = (draft: EventDraft) => Promise.resolve(void sent.push(draft));
  const { user } = renderPage(
    <EventForm defaults={{ ...filled, formats }} onSubmit={save} label="Save" busyLabel="Saving" />,
  );
  return { user, sent };
};

const people = (number: number) => screen.getByLabelText(`People for format ${number}`);
const name = (number: number) => screen.getByLabelText(`Name of format ${number}`);
const add = () => screen.getByRole('button', { name: 'Add format' });
const remove = (number: number) => screen.getByRole('button', { name: `Remove format ${number}` });
const rows = () => within(screen.getByRole('group', { name: 'Formats' })).queryAllByRole('listitem');

describe('the formats of an event', () => {
  it('are typed row by row by keyboard alone, each a step above the one before', async () => {
    const { user, sent } = show();
    await user.click(screen.getByText('More options'));
    add().focus();
    await user.keyboard('{Enter}');
    expect(people(1)).toHaveFocus();
    expect(people(1)).toHaveValue(10);
    await user.tab();
    await user.keyboard('5v5');
    await user.tab();
    expect(remove(1)).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(people(2)).toHaveFocus();
    expect(people(2)).toHaveValue(12);
    await user.type(name(2), '6v6');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent[0]?.formats).toEqual([
      { at: 10, label: '5v5' },
      { at: 12, label: '6v6' },
    ]);
  });

  it('are removed, and the focus stays with them', async () => {
    const { user, sent } = show(ladder);
    await user.click(remove(2));
    expect(rows()).toHaveLength(2);
    expect(name(2)).toHaveValue('7v7');
    expect(screen.getByRole('group', { name: 'Formats' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent[0]?.formats).toEqual([
      { at: 10, label: '5v5' },
      { at: 14, label: '7v7' },
    ]);
  });

  it('are six at most', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ at: `${10 + index}`, label: 'x' }));
    const { user } = show(six.slice(1));
    await user.click(add());
    expect(screen.queryByRole('button', { name: 'Add format' })).toBeNull();
    await user.click(remove(6));
    expect(add()).toBeVisible();
  });

  it('say beside the row what is wrong with it, and in the list once', async () => {
    const { user } = show(ladder);
    await user.clear(people(2));
    await user.type(people(2), '9');
    const problem = 'Each format needs more participants than the one before';
    expect(people(2)).toHaveAccessibleDescription(problem);
    expect(people(2)).toBeInvalid();
    expect(within(rows()[1] as HTMLElement).getByText(problem)).toBeVisible();
    expect(people(1)).toBeValid();
    await user.clear(name(1));
    await user.clear(name(3));
    expect(name(1)).toHaveAccessibleDescription('Format is required');
    expect(name(3)).toHaveAccessibleDescription('Format is required');
    expect(within(screen.getByRole('alert')).getAllByText('Format is required')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('accuse no row of what was wrong with one that is gone', async () => {
    const { user } = show(ladder.slice(0, 1));
    await user.clear(name(1));
    await user.click(remove(1));
    await user.click(add());
    expect(name(1)).toBeValid();
    expect(name(1)).not.toHaveAccessibleDescription();
  });

  it('say about too many that they are', () => {
    show(Array.from({ length: 7 }, (_, index) => ({ at: `${10 + index}`, label: 'x' })));
    expect(screen.getByRole('group', { name: 'Formats' })).toHaveAccessibleDescription(
      /An event has at most 6 formats/,
    );
  });
});

describe('in German', () => {
  beforeEach(() => applyLanguage('de'));
  afterEach(() => applyLanguage('en'));

  it('they say so', async () => {
    const { user } = show([{ at: '9', label: '4 gegen 4' }]);
    expect(screen.getByLabelText('Leute für Spielform 1')).toHaveAccessibleDescription(
      'Die erste Spielform darf nicht weniger Leute brauchen als das Event',
    );
    await user.click(screen.getByRole('button', { name: 'Spielform 1 entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Spielform hinzufügen' }));
    expect(screen.getByLabelText('Name der Spielform 1')).toBeVisible();
  });
});
