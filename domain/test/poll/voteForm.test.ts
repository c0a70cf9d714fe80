import { describe, expect, it } from '@jest/globals';
import { parse } from '../../src/parse.ts';
import { voteChange, voteDraft } from '../../src/poll/vote.ts';
import { likelihoodsIn, voteChangeIn, voteDraftIn, voteOpenedWith } from '../../src/poll/voteForm.ts';

describe('the form of votes', () => {
  it('says yes, maybe with how sure it is, or no of each date', () => {
    const fields = { 'vote-7': 'yes', 'vote-8': 'maybe', 'likelihood-8': '0.3', 'vote-9': 'no', 'likelihood-9': '0.5' };
    expect(likelihoodsIn(fields)).toEqual({ 7: 1, 8: 0.3, 9: 0 });
  });

  it('takes a maybe of which nobody says how sure it is for an even chance', () => {
    expect(likelihoodsIn({ 'vote-8': 'maybe' })).toEqual({ 8: 0.5 });
  });

  it('says no to all dates by one button, whatever was chosen before', () => {
    expect(likelihoodsIn({ 'vote-7': 'yes', none: '7 8 9' })).toEqual({ 7: 0, 8: 0, 9: 0 });
  });

  it.each([
    ['a word that is no answer', { 'vote-7': 'perhaps' }],
    ['a name of the language', { 'vote-7': 'constructor' }],
    ['a date that cannot be one', { 'vote-x': 'yes', 'vote-': 'yes', 'vote-77777777777': 'yes' }],
    ['how sure a date is that was not answered', { 'likelihood-7': '0.3' }],
  ])('leaves out %s', (_what, fields) => {
    expect(likelihoodsIn(fields as Record<string, string>)).toEqual({});
  });

  it('is a draft that the domain takes, with lines as they were typed', () => {
    const fields = { name: ' Vera ', email: '', comment: 'One\r\ntwo', 'vote-7': 'yes' };
    expect(parse(voteDraft, voteDraftIn(fields))).toEqual({
      name: 'Vera',
      email: '',
      comment: 'One\ntwo',
      votes: [{ optionId: '7', likelihood: 1 }],
    });
  });

  it.each([
    [{ 'vote-7': 'yes' }, 'Name is required'],
    [{ name: 'Vera' }, 'Vote for at least one option'],
    [{ name: 'Vera', 'vote-7': 'maybe', 'likelihood-7': '2' }, 'Likelihood must be a number between 0 and 1'],
    [{ name: 'Vera', 'vote-7': 'maybe', 'likelihood-7': 'x' }, 'Likelihood must be a number between 0 and 1'],
  ])('is judged by the domain: %j', (fields, message) => {
    expect(() => parse(voteDraft, voteDraftIn(fields as Record<string, string>))).toThrow(message);
  });
});

describe('the form of votes that exist', () => {
  const saved = { name: 'Vera', comment: 'Late', likelihoods: { 7: 1, 8: 0.5 } };
  const fields = { name: 'Vera', comment: 'Late', 'vote-7': 'yes', 'vote-8': 'maybe', 'likelihood-8': '0.5' };

  it('changes nothing where nothing was touched', () => {
    const change = voteChangeIn({ ...fields, opened: voteOpenedWith(saved) });
    expect(change).toEqual({});
    expect(parse(voteChange, change)).toEqual({});
  });

  it('says what was touched, and nothing else', () => {
    const opened = voteOpenedWith(saved);
    expect(voteChangeIn({ ...fields, opened, comment: '', 'vote-8': 'no' })).toEqual({
      comment: '',
      votes: [{ optionId: '8', likelihood: 0 }],
    });
    expect(voteChangeIn({ ...fields, opened, 'likelihood-8': '0.7' })).toEqual({
      votes: [{ optionId: '8', likelihood: 0.7 }],
    });
  });

  it('that was opened blank leaves what it does not say', () => {
    const change = voteChangeIn({ name: '', email: '', comment: '', 'vote-8': 'no' });
    expect(change).toEqual({ votes: [{ optionId: '8', likelihood: 0 }] });
  });

  it.each(['null', '[]', 'nonsense', '{"likelihoods":null}'])(
    'takes all of it where %s is what it was opened with',
    (opened) => {
      expect(voteChangeIn({ ...fields, opened })).toMatchObject({ name: 'Vera', votes: [{}, {}] });
    },
  );
});
