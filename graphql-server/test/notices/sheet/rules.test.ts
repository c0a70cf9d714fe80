import { expect, it } from '@jest/globals';
import type { ReadMail } from './asRead.ts';
import { RULES } from './rules.ts';

const GOOD: ReadMail = {
  notice: 'fall',
  scene: 'on',
  reader: 'yes',
  subject: 'It’s on: “Chess”, Wed 6 May, 6:00 PM',
  lines: ['It’s on', '-- You get this because you responded. Unsubscribe: /unsubscribe'],
  calendar: null,
  links: ['https://quorum.example.org/events/x'],
  device: '{"navigate":"https://quorum.example.org/events/x"}',
};

it.each(RULES)('the rule that a mail $name lets a good one pass, and no other', ({ isBroken, example }) => {
  expect(isBroken(GOOD)).toBe(false);
  expect(isBroken({ ...GOOD, ...example })).toBe(true);
});
