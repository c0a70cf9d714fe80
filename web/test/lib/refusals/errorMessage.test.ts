import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { afterEach, expect, it } from '@jest/globals';
import { errorMessage } from '../../../src/lib/refusals/errorMessage.ts';
import { applyLanguage } from '../../../src/lib/language.ts';

afterEach(() => applyLanguage('en'));

const refused = (message: string, extensions = {}) => new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

const httpError = (status: number, bodyText: string) =>
  new ServerError('refused', { response: new Response(null, { status }), bodyText });

it('is what the server said', () => {
  expect(errorMessage(refused('Title is required'), 'Failed')).toBe('Title is required');
});

it('ends in a colon and the comma-joined fields at fault', () => {
  const error = refused('Title is required. Location is required', { fields: ['title', 'location'] });
  expect(errorMessage(error, 'Failed')).toBe('Title is required. Location is required: title, location');
});

it('is said by its keys in another language', async () => {
  await applyLanguage('de');
  const reasons = [{ key: 'title.required' }, { key: 'text.tooLong', values: { field: 'notes', max: 2000 } }];
  const said = 'Gib dem Event einen Titel. „Notizen“ darf höchstens 2.000 Zeichen lang sein';
  expect(errorMessage(refused('In English', { reasons }), 'Failed')).toBe(said);
  expect(errorMessage(httpError(429, JSON.stringify({ message: 'In English', reasons })), 'Failed')).toBe(said);
  expect(errorMessage(refused('In English', { reasons: ['title.required'] }), 'Failed')).toBe('In English');
});

it('is read from an answer with a status of its own', () => {
  expect(errorMessage(httpError(429, '{"message":"Too many requests"}'), 'Failed')).toBe('Too many requests');
  expect(errorMessage(httpError(503, '{"errors":[{"message":"Away for a moment"}]}'), 'Failed')).toBe(
    'Away for a moment',
  );
});

it('is the fallback where the server said nothing that a person could read', () => {
  expect(errorMessage(httpError(502, '<html>'), 'Failed')).toBe('Failed');
  expect(errorMessage(httpError(502, 'null'), 'Failed')).toBe('Failed');
  expect(errorMessage(refused(''), 'Failed')).toBe('Failed');
  expect(errorMessage(new TypeError('Failed to fetch'), 'Failed to join event')).toBe('Failed to join event');
});
