import { describe, expect, it } from '@jest/globals';
import { parse } from '@quorum/domain/parse';
import { importDraft, requireVotable, voteChange, voteDraft } from '@quorum/domain/poll/vote';
import { DateTime } from 'luxon';
import { complaints } from '../support/complaints.ts';

const aVote = (changes: object = {}) => ({ name: 'Vera', votes: [{ optionId: '1', likelihood: 0.5 }], ...changes });

describe('a vote', () => {
  it('says who votes, and how likely they come on each date', () => {
    expect(parse(voteDraft, aVote())).toEqual({
      name: 'Vera',
      email: '',
      comment: '',
      votes: [{ optionId: '1', likelihood: 0.5 }],
    });
  });

  it.each([-0.1, 1.1, NaN, '1', null])('refuses the likelihood %j', (likelihood) => {
    expect(complaints(voteDraft, aVote({ votes: [{ optionId: '1', likelihood }] }))).toEqual({
      message: 'Likelihood must be a number between 0 and 1',
      fields: ['votes'],
    });
  });

  it('refuses two votes for one option, and none at all', () => {
    const twice = [
      { optionId: '1', likelihood: 1 },
      { optionId: '1', likelihood: 0 },
    ];
    expect(complaints(voteDraft, aVote({ votes: twice }))?.message).toBe('Each option can be voted for once');
    expect(complaints(voteDraft, aVote({ votes: [] }))?.message).toBe('Vote for at least one option');
  });

  it('is changed in part', () => {
    expect(parse(voteChange, { comment: 'Later' })).toEqual({ comment: 'Later' });
  });

  it('is imported without an address', () => {
    expect(parse(importDraft, [aVote({ email: 'vera@example.com' })])).toEqual([
      { name: 'Vera', comment: '', votes: [{ optionId: '1', likelihood: 0.5 }] },
    ]);
    expect(complaints(importDraft, [])?.message).toBe('There is nobody to import');
  });
});

describe('an option', () => {
  const NOW = DateTime.fromISO('2026-05-01T18:00:00Z', { zone: 'utc' });
  const options = [
    { id: '1', date: NOW.plus({ minutes: 1 }) },
    { id: '2', date: NOW },
  ];

  it('of another poll cannot be voted for', () => {
    expect(() => requireVotable([{ optionId: '3', likelihood: 1 }], options, NOW)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message: 'This poll has no such option' }),
    );
  });

  it('that has begun cannot be voted for', () => {
    expect(() => requireVotable([{ optionId: '2', likelihood: 1 }], options, NOW)).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
    expect(() => requireVotable([{ optionId: '1', likelihood: 1 }], options, NOW)).not.toThrow();
  });
});
