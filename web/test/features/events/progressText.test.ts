import { expect, it } from '@jest/globals';
import { describeProgress } from '../../../src/features/events/progressText.ts';

const of = (participantThreshold: number) => ({ participantThreshold });
const answers = (...likelihoods: (number | null)[]) => likelihoods.map((likelihood) => ({ likelihood }));

it('counts likelihoods, a missing one as 1', () => {
  expect(describeProgress(answers(1, 0.5, null, 0), of(10))).toMatchObject({ percent: '25%', ratio: '2.5 of 10' });
});

it('says more than 100% when more are in than needed', () => {
  expect(describeProgress(answers(1, 1, 1), of(2)).percent).toBe('150%');
});

it('never says 100% before there are enough', () => {
  expect(describeProgress(answers(...Array<number>(999).fill(1)), of(1000)).percent).toBe('99%');
});
