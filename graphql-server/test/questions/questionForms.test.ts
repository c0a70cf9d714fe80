import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { formBrowser, startWithForms } from '../doors/pages/formBrowser.ts';
import { anEvent, readEvent } from '../support/builders.ts';
import type { TestServer } from '../support/testServer.ts';

let server: TestServer;
let event: EventView;
beforeAll(async () => {
  server = await startWithForms();
});
afterAll(() => server.stop());
beforeEach(async () => {
  event = await anEvent(server, { questions: [{ text: 'Which colour?', kind: 'TEXT', isRequired: true }] });
});

const { post, page } = formBrowser(
  () => server,
  () => event,
);

const send = (answer: string) =>
  post(`${page()}/join`, {
    name: 'Vera',
    joinType: 'yes',
    guests: '0',
    [`answers.q${event.questions[0]?.id}`]: answer,
  });

it('takes the answers of a form that is sent without a script', async () => {
  expect((await send('Red')).statusCode).toBe(303);
  const { participants } = await readEvent(server, event, { as: 'ada' });
  expect(participants[0]?.answers).toMatchObject([{ text: 'Red' }]);
});

it('shows the form again, with what was typed, where a required answer is missing', async () => {
  const refused = await send('');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { form: 'join', refusal: { message: 'Please answer “Which colour?”' } },
  ]);
});
