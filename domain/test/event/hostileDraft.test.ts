import { describe, expect, it } from '@jest/globals';
import { eventDraft } from '@quorum/domain/event/draft';
import { parse } from '@quorum/domain/parse';
import { aDraft } from '../support/aDraft.ts';
import { complaints } from '../support/complaints.ts';

const about = (changes: Record<string, unknown>) => complaints(eventDraft, aDraft(changes));
const accepted = (changes: Record<string, unknown> = {}) => parse(eventDraft, aDraft(changes));

describe('hostile input', () => {
  it.each([null, undefined, [], 'event', 7])('is refused as a whole: %j', (input) => {
    expect(complaints(eventDraft, input)).not.toBeNull();
  });

  it('never decides who the creator is', () => {
    expect(Object.keys(accepted({ creatorId: 'eve', creatorName: 'Eve', id: 1, urlHash: 'x' }))).toEqual(
      Object.keys(accepted()),
    );
  });

  it.each([
    ['title', 121, 'Title must be at most 120 characters'],
    ['location', 201, 'Location must be at most 200 characters'],
    ['notes', 2_001, 'Notes must be at most 2000 characters'],
  ])('is not longer than %s may be', (field, length, message) => {
    expect(about({ [field]: 'x'.repeat(length) })).toEqual({ message, fields: [field] });
    expect(about({ [field]: 'x'.repeat(length - 1) })).toBeNull();
  });

  it('holds no character that PostgreSQL refuses or nobody can see', () => {
    expect(about({ notes: 'a\u0000b' })?.message).toBe('Notes must not contain characters that cannot be shown');
  });

  it('keeps line breaks, markup and formulas as the text they are', () => {
    const notes = '<script>alert(1)</script>\n=1+1';
    expect(accepted({ notes }).notes).toBe(notes);
  });

  it.each(['true', 1, {}])('says %j for no flag', (isPrivate) => {
    expect(about({ isPrivate })).toEqual({ message: 'Event visibility must be true or false', fields: ['isPrivate'] });
  });

  it('names no number that the database cannot hold', () => {
    expect(about({ eventTypeId: 2_147_483_648 })?.fields).toEqual(['eventTypeId']);
    expect(about({ participantThreshold: 10_001 })?.fields).toEqual(['participantThreshold']);
    expect(about({ participantThreshold: 2.5 })?.message).toBe('Participant threshold must be a whole number');
  });
});
