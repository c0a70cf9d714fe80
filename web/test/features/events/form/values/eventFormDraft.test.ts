import { afterEach, expect, it } from '@jest/globals';
import {
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
} from '../../../../../src/features/events/form/values/eventFormDraft.ts';
import { blankEvent } from '../../../../../src/features/events/form/values/eventFormValues.ts';

const blank = blankEvent('Europe/Berlin');

afterEach(() => sessionStorage.clear());

it('brings back what was typed, until it is dropped', () => {
  keepFormDraft({ ...blank, title: 'Half a title', isRecurring: true });
  expect(readFormDraft(blank)).toEqual({ ...blank, title: 'Half a title', isRecurring: true });
  dropFormDraft();
  expect(readFormDraft(blank)).toEqual(blank);
});

it.each(['', 'null', '{', '[1]', '{"title":7,"unknown":"x","location":"Pier 2"}'])(
  'takes from %j only what the form knows',
  (text) => {
    sessionStorage.setItem('event-draft', text);
    expect(readFormDraft(blank)).toEqual({ ...blank, location: text.includes('Pier') ? 'Pier 2' : '' });
  },
);

it.each([
  [
    'as the form holds them',
    [
      { at: '10', label: '5v5' },
      { at: '', label: '' },
    ],
    [
      { at: '10', label: '5v5' },
      { at: '', label: '' },
    ],
  ],
  [
    'as lines, as an older page wrote them',
    '10 5v5\n\n 12: 6v6\nmore',
    [
      { at: '10', label: '5v5' },
      { at: '12', label: '6v6' },
      { at: '', label: 'more' },
    ],
  ],
  ['that are none', [null, 'x', { at: 10, label: '5v5' }, { at: '10' }], []],
])('reads formats %s', (_how, formats, rows) => {
  sessionStorage.setItem('event-draft', JSON.stringify({ formats }));
  expect(readFormDraft(blank)).toEqual({ ...blank, formats: rows });
});
