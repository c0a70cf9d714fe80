import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@quorum/domain/errors';
import { reason } from '@quorum/domain/refusals/Reason';
import { answersIn, blankResponse } from '@quorum/domain/response/formValues';
import { screen } from '@testing-library/react';
import { JoinEventDialog } from '../../../../src/features/responses/join/JoinEventDialog.tsx';
import type { AskedQuestion } from '../../../../src/features/responses/RespondableEvent.ts';
import { problemsOfFields } from '../../../../src/server/forms/formProblems.ts';
import { anEvent } from '../../../support/anEvent.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const question = (id: string, text: string): AskedQuestion => ({
  __typename: 'Question',
  id,
  text,
  kind: 'TEXT',
  isRequired: true,
  options: [],
});

// a refusal that quotes the longer one quotes the shorter one as well
const shirt = question('3', 'Which shirt?');
const size = question('7', 'Which shirt? And which size?');
const event = anEvent({ questions: [shirt, size] });

describe('What is wrong with an answer', () => {
  it('stands beside its question in the dialog, which has the focus', async () => {
    const ignore = () => undefined;
    const texts = { successText: 'You are in', cancelledText: 'Not sent' };
    const { user } = renderPage(
      <JoinEventDialog event={event} open onOpenChange={ignore} onJoined={ignore} onElsewhere={ignore} {...texts} />,
    );
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ada');
    await user.type(screen.getByRole('textbox', { name: /Which shirt\?( \*)?$/ }), 'The blue one');
    await user.click(screen.getByRole('button', { name: /Join/ }));
    const unanswered = screen.getByRole('textbox', { name: /which size/ });
    expect(await screen.findByText('Please answer “Which shirt? And which size?”')).toBeVisible();
    expect(unanswered).toBeInvalid();
    expect(unanswered).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /Which shirt\?( \*)?$/ })).toBeValid();
  });

  it('belongs to its question in a form that was sent without a script', () => {
    const values = { ...blankResponse('Ada'), answers: { ...answersIn([shirt, size]), q3: 'The blue one' } };
    const refusal = new DomainError('BAD_USER_INPUT', reason('answers.missing', { question: size.text }), {
      fields: ['answers'],
    });
    expect(Object.keys(problemsOfFields(event, values, { refusal, response: null }))).toEqual(['answers.q7']);
  });

  it('belongs to its question, too, where the server alone knows what is wrong', () => {
    const answers = { q3: 'The blue one', q7: 'Huge' };
    const refusal = new DomainError('BAD_USER_INPUT', reason('answers.notPossible', { question: size.text }), {
      fields: ['answers'],
    });
    const problems = problemsOfFields(event, { ...blankResponse('Ada'), answers }, { refusal, response: null });
    expect(problems).toEqual({ 'answers.q7': refusal.message });
  });
});
