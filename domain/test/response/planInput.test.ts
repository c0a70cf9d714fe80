import { describe, expect, it } from '@jest/globals';
import { parse } from '@quorum/domain/parse';
import { responseChange, responseDraft } from '@quorum/domain/response/draft';
import { type Plan } from '@quorum/domain/response/plan';
import { complaints } from '../support/complaints.ts';

const yes = (changes: Partial<Plan> = {}): Plan => ({
  likelihood: 1,
  guests: 0,
  minParticipants: null,
  isStandby: false,
  ...changes,
});

describe('what is said about guests, conditions and standby', () => {
  const guests = 'Guests must be a whole number from 0 to 9';
  const condition = 'The number of people must be a whole number from 2 to 1000';
  it.each([
    [{ guests: -1 }, guests],
    [{ guests: 10 }, guests],
    [{ guests: 1.5 }, guests],
    [{ guests: '1' }, guests],
    [{ minParticipants: 1 }, condition],
    [{ minParticipants: 1001 }, condition],
    [{ minParticipants: 2.5 }, condition],
    [{ minParticipants: '4' }, condition],
    [{ isStandby: 'yes' }, 'isStandby must be true or false'],
    [{ isStandby: 1 }, 'isStandby must be true or false'],
  ])('is refused in a join and in a change: %j', (said, message) => {
    const refusal = { message, fields: Object.keys(said) };
    expect(complaints(responseDraft, { name: 'Ada', ...said })).toEqual(refusal);
    expect(complaints(responseChange, said)).toEqual(refusal);
  });

  it.each([{}, { guests: null, minParticipants: null, isStandby: null }])('is nothing for %j', (said) => {
    expect(parse(responseDraft, { name: 'Ada', ...said })).toMatchObject(yes());
  });

  it('is changed by what is named alone', () => {
    expect(parse(responseChange, {})).toEqual({});
    expect(parse(responseChange, { guests: null, isStandby: null, minParticipants: null })).toEqual({
      guests: 0,
      isStandby: false,
      minParticipants: null,
    });
  });
});
