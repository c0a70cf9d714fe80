import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { useLocation } from 'react-router-dom';
import { LinkedResponse } from '../../../../src/features/responses/edit/LinkedResponse.tsx';
import { useResponseLink } from '../../../../src/features/responses/ownership/useResponseLink.ts';
import { rememberedResponses } from '../../../../src/lib/browser/rememberedTokens.ts';
import { anEvent, aResponse } from '../../../support/anEvent.ts';
import type { Answer } from '../../../support/fakeServer.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE';
const event = anEvent();

const Page = () => {
  const { opened, close } = useResponseLink(event.urlHash);
  return (
    <>
      <output>{useLocation().hash || 'nothing after the path'}</output>
      {opened && <LinkedResponse event={event} opened={opened} onClose={close} />}
    </>
  );
};

const answering = (likelihood: number): Answer => {
  const updateResponse = aResponse({ id: '17', name: 'Vera', likelihood });
  return () => ({ updateResponse });
};

const open = (hash: string, OpenResponse: Answer = answering(1)) =>
  renderPage(<Page />, { at: `/events/abc${hash}`, path: '/events/:urlHash', answers: { OpenResponse } });

afterEach(() => localStorage.clear());

it('keeps the token of a private link, and takes it out of the address bar', async () => {
  const { asked } = open(`#response=17.${TOKEN}`);
  expect(await screen.findByText('nothing after the path')).toBeInTheDocument();
  await waitFor(() => expect(rememberedResponses.tokenOf('17')).toBe(TOKEN));
  const variables = { urlHash: event.urlHash, participantId: '17', responseToken: TOKEN };
  expect(asked[0]).toEqual({ name: 'OpenResponse', variables });
});

it.each([
  [1, 'Hello Vera, you said yes.'],
  [0.3, 'Hello Vera, you said maybe (30%).'],
  [0, 'Hello Vera, you said no.'],
])('greets a participant of likelihood %d, and opens Edit Response', async (likelihood, greeting) => {
  open(`#response=17.${TOKEN}`, answering(likelihood));
  expect(await screen.findByRole('dialog', { name: 'Edit Response' })).toHaveAccessibleDescription(
    expect.stringContaining(greeting),
  );
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Vera');
});

it('asks whether to withdraw what a link is to withdraw', async () => {
  open(`#withdraw=17.${TOKEN}`);
  expect(await screen.findByRole('alertdialog', { name: "Remove Vera's response?" })).toBeVisible();
});

it.each([
  ['one that has lost its end', '#response=17', answering(1)],
  ['one with something after its end', `#response=17.${TOKEN}!`, answering(1)],
  ['a wrong one', `#response=17.${TOKEN}`, () => new GraphQLError('No', { extensions: { code: 'FORBIDDEN' } })],
  [
    'one of a response that is gone',
    `#response=17.${TOKEN}`,
    () => new GraphQLError('No', { extensions: { code: 'NOT_FOUND' } }),
  ],
] satisfies [string, string, Answer][])(
  'says about %s that it is no longer valid, and keeps nothing',
  async (_of, hash, answer) => {
    open(hash, answer);
    expect(await screen.findByText('This private link is no longer valid')).toBeVisible();
    expect(screen.getByText('nothing after the path')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  },
);

it('keeps the token, and says nothing, where the server cannot be asked', async () => {
  open(`#response=17.${TOKEN}`, () => new Error('offline'));
  await waitFor(() => expect(rememberedResponses.tokenOf('17')).toBe(TOKEN));
  expect(screen.queryByText('This private link is no longer valid')).toBeNull();
});

it('leaves other ends of an address alone', async () => {
  open('#top');
  expect(await screen.findByText('#top')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
