/* Written by `npm run codegen` from messages/en/organising/questions.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** What an organiser asks of their own. */
export const questionsText = messages('questions', {
  questions: "Questions of your own",
  hint: params("Up to {max}, such as what people bring. The answers are for the organisers."),
  question: params("Question {number}"),
  kind: params("How question {number} is answered"),
  text: "A line of text",
  choice: "One of several answers",
  yesOrNo: "Yes or no",
  options: params("Answers to question {number}, one per line"),
  required: params("Question {number} must be answered"),
  add: "Add a question",
  remove: params("Remove question {number}"),
  readers: "Read by you and the organisers",
  none: "No answer",
  yes: "Yes",
  no: "No",
  answers: "Answers",
  nobody: "Nobody has answered yet",
} as const);
