import { describe, expect, it } from '@jest/globals';
import { reportDraft } from '../../src/report/draft.ts';
import { joinReason, NOTE_MAX, REPORT_REASONS, splitReason } from '../../src/report/reasons.ts';

describe('the reason of a report', () => {
  it.each(REPORT_REASONS)('is %s, with or without a note, and told from it again', (reason) => {
    for (const note of ['', 'It asks for money', 'One\nTwo'])
      expect(splitReason(joinReason(reason, note))).toEqual({ reason, note });
  });

  it('is all note where somebody wrote one of their own', () => {
    expect(splitReason('Spam or a scamper')).toEqual({ reason: null, note: 'Spam or a scamper' });
  });

  it.each(REPORT_REASONS)('%s leaves room for the longest note', (reason) => {
    expect(reportDraft.safeParse({ reason: joinReason(reason, 'x'.repeat(NOTE_MAX)) }).success).toBe(true);
  });
});
