/** What an answer is called in a form. A name of digits alone would make a list of it. */
export const answerName = (questionId: number | string) => `q${questionId}`;
