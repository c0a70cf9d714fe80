import { oneLine, type Block } from './Content.ts';
import type { MailEvent } from './MailEvent.ts';
import { describeWhen } from './when.ts';

/** For those who know the rest. */
export const briefFactsOf = (event: MailEvent): Block => ({
  kind: 'facts',
  facts: [
    ['What', oneLine(event.title)],
    ['When', describeWhen(event)],
  ],
});

/** What, when, where and by whom. */
export const factsOf = (event: MailEvent): Block => ({
  kind: 'facts',
  facts: [
    ['What', oneLine(event.title)],
    ['When', describeWhen(event)],
    ['Where', oneLine(event.location)],
    ['Organiser', oneLine(event.creatorName)],
  ],
});
