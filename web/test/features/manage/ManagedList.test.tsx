import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { ThemeProvider } from 'styled-components';
import type { Shown } from '../../../src/features/manage/ManagedFacts.tsx';
import type { Managed } from '../../../src/features/manage/managedList.ts';
import { ManagedList } from '../../../src/features/manage/ManagedList.tsx';
import { theme } from '../../../src/ui/theme/theme.ts';
import { ALL, everybody } from './everybody.ts';

let rowsRendered = 0;
/** A row asks once for the questions when it is rendered. */
const anEvent = (): Shown => ({
  timezone: 'Europe/London',
  price: null,
  get questions() {
    rowsRendered += 1;
    return [{ __typename: 'Question' as const, id: '1', text: 'What do you eat?', kind: 'TEXT' as const }];
  },
});
const EVENT = anEvent();

const onMark = jest.fn<(name: string, attended: boolean | null) => void>();
const ignore = () => undefined;

/** The list of a page that keeps what is said, as `ManageEvent` does. */
const Managing = ({ all }: { all: readonly Managed[] }) => {
  const [responses, setResponses] = useState(all);
  const mark = useCallback(({ id, name }: Managed, attended: boolean | null) => {
    onMark(name, attended);
    setResponses((before) => before.map((one) => (one.id === id ? { ...one, attended } : one)));
  }, []);
  return <ManagedList responses={responses} event={EVENT} isMarkable onMark={mark} onMore={ignore} />;
};

const show = (all: readonly Managed[]) =>
  render(
    <ThemeProvider theme={theme}>
      <Managing all={all} />
    </ThemeProvider>,
  );

/** What the groups are called, and who stands in each: what a row begins with is the name. */
const groups = (): [heading: string, names: string[]][] =>
  [...document.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')?.textContent ?? '',
    [...section.querySelectorAll('li')].map((row) => row.querySelector('bdi')?.textContent ?? ''),
  ]);
const names = () => groups().flatMap(([, inGroup]) => inGroup);
const guests = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => `Guest ${from < to ? from + index : from - index}`);

// by label: to find a role among hundreds of rows takes jsdom seconds
const searchField = () => screen.getByLabelText<HTMLInputElement>('Search');
const search = (text: string) => fireEvent.change(searchField(), { target: { value: text } });
const sort = (label: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>('Sort');
  const { value } = within(select).getByText<HTMLOptionElement>(label);
  fireEvent.change(select, { target: { value } });
};

beforeEach(() => {
  onMark.mockClear();
  rowsRendered = 0;
});

describe('a list of 300 responses', () => {
  beforeEach(() => {
    show(everybody());
    expect(names()).toHaveLength(ALL);
  });

  it('shows all of them at first, by status, each status by name with numbers in their order, and those who wait as they stand in line', () => {
    expect(groups()).toEqual([
      ['200 yes', [...guests(1, 6), ...guests(8, 200), 'Zoë']],
      ['50 waiting', [...guests(226, 250), ...guests(201, 225)]],
      ['40 maybe', guests(251, 290)],
      ['9 no', guests(291, 299)],
      ['Hidden', ['Guest 300']],
    ]);
  });

  it('renders each row once for that, and lays out none that is not seen', () => {
    expect(rowsRendered).toBe(ALL);
    const rules = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
    for (const row of document.querySelectorAll('li')) {
      const rule = [...row.classList].find((name) => rules.includes(`.${name}{content-visibility:auto;`));
      expect(rule).toBeDefined();
    }
  });

  it.each([
    ['a name, without its accent and its capital', 'zoe', ['Zoë']],
    ['words in any order', 'net brings', ['Zoë']],
    ['an address', 'guest.212@', ['Guest 212']],
    ['a number', '7946 1260', ['Guest 261']],
    ['an answer', 'vegetarian', ['Guest 250']],
    ['a code, in groups', 'aaaa-aaaa-aa1e', ['Guest 30']],
  ])('finds by %s', (_by, text, expected) => {
    search(text);
    expect(names()).toEqual(expected);
  });

  it('keeps the groups of those who are found, with their sizes, and renders none of them again', () => {
    rowsRendered = 0;
    search('guest.25');
    expect(groups()).toEqual([
      ['1 yes', ['Guest 25']],
      ['1 waiting', ['Guest 250']],
      ['9 maybe', guests(251, 259)],
    ]);
    expect(rowsRendered).toBe(0);
    search('');
    expect(names()).toHaveLength(ALL);
    expect(rowsRendered).toBe(ALL - 11);
  });

  it('says that nobody matches, and leaves the search there to be changed', () => {
    search('Nobody of this name');
    expect(screen.getByText('Nobody matches that.')).toBeInTheDocument();
    expect([names(), searchField().value]).toEqual([[], 'Nobody of this name']);
  });

  it('puts the newest first within each group when one sorts by time, and renders no row again', () => {
    rowsRendered = 0;
    sort('Newest first');
    expect(groups()).toEqual([
      ['200 yes', [...guests(200, 8), 'Zoë', ...guests(6, 1)]],
      ['50 waiting', guests(250, 201)],
      ['40 maybe', guests(290, 251)],
      ['9 no', guests(299, 291)],
      ['Hidden', ['Guest 300']],
    ]);
    sort('By name');
    expect(groups()[0]?.[1].at(-1)).toBe('Zoë');
    expect(rowsRendered).toBe(0);
  });

  it('renders one row again when one person is marked, and again when that is taken back', () => {
    rowsRendered = 0;
    const button = screen.getByLabelText('Guest 42 came');
    fireEvent.click(button);
    expect([button.getAttribute('aria-pressed'), rowsRendered]).toEqual(['true', 1]);
    fireEvent.click(button);
    expect([button.getAttribute('aria-pressed'), rowsRendered]).toEqual(['false', 2]);
    expect(onMark.mock.calls).toEqual([
      ['Guest 42', true],
      ['Guest 42', null],
    ]);
  });

  it('keeps search and order while somebody is marked who was found', () => {
    search('guest 4');
    sort('Newest first');
    const before = names();
    fireEvent.click(screen.getByLabelText('Guest 40 came'));
    expect(names()).toEqual(before);
  });
});

it('a list that is read again, with one response more, renders each row once more', () => {
  const all = (count: number) => (
    <ThemeProvider theme={theme}>
      <ManagedList responses={everybody().slice(-count)} event={anEvent()} isMarkable onMark={ignore} onMore={ignore} />
    </ThemeProvider>
  );
  const { rerender } = render(all(ALL - 1));
  expect(rowsRendered).toBe(ALL - 1);
  rowsRendered = 0;
  rerender(all(ALL));
  expect([names().length, rowsRendered]).toEqual([ALL, ALL]);
});

it('a list of nobody says so, and not that nobody matches', () => {
  show([]);
  expect(screen.getByText('No responses yet.')).toBeInTheDocument();
  expect(screen.queryByText('Nobody matches that.')).toBeNull();
});
