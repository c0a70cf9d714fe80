import { afterEach, expect, it } from '@jest/globals';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../../../../src/features/events/form/eventFormDraft.ts';
import { blankEvent } from '../../../../src/features/events/form/eventFormValues.ts';

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
