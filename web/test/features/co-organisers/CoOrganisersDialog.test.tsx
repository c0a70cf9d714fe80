import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { CoOrganisersDialog, type Organised } from '../../../src/features/co-organisers/CoOrganisersDialog.tsx';
import { ada, renderPage } from '../../support/renderPage.tsx';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ uid: `uid ${index}`, displayName: `Person ${index}` }));

const event = (given: Partial<Organised> = {}): Organised => ({
  urlHash: 'hash',
  title: 'Rowing',
  creatorId: 'ada',
  coOrganisers: [],
  ...given,
});

const ANSWERS = {
  ChatLink: () => ({ event: { __typename: 'Event', urlHash: 'hash', chatLink: 'https://chat.example.com/rowing' } }),
};

const show = (organised: Organised, answers: NonNullable<Parameters<typeof renderPage>[1]>['answers'] = {}) =>
  renderPage(<CoOrganisersDialog event={organised} open onOpenChange={() => undefined} />, {
    user: ada,
    answers: { ...ANSWERS, ...answers },
  });

it('makes a link for one person, which the token makes, and another one', async () => {
  let made = 0;
  const { user } = show(event(), {
    InviteCoOrganiser: () => ({
      inviteCoOrganiser: { __typename: 'Invitation', token: `token-${++made}`, expiresAt: '2026-05-08T12:00:00Z' },
    }),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Co-organisers' });
  expect(within(dialog).getByText('Nobody yet')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Create an invitation link' }));
  const link = await within(dialog).findByRole('textbox', { name: 'Invitation link' });
  expect(link).toHaveValue('http://localhost/organise/hash#token-1');
  await user.click(within(dialog).getByRole('button', { name: 'Create another link' }));
  await waitFor(() => expect(link).toHaveValue('http://localhost/organise/hash#token-2'));
});

it('has the creator remove each, and says so where that fails', async () => {
  let isUp = false;
  const { user, asked } = show(event({ coOrganisers: people(2) }), {
    RemoveCoOrganiser: () => (isUp ? { removeCoOrganiser: true } : new GraphQLError('Nobody is here')),
  });
  const button = await screen.findByRole('button', { name: 'Remove Person 1' });
  await user.click(button);
  expect(await screen.findByText('Nobody is here')).toBeInTheDocument();
  isUp = true;
  await user.click(button);
  expect(await screen.findByText('Removed')).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'RemoveCoOrganiser').at(-1)?.variables).toEqual({
    urlHash: 'hash',
    uid: 'uid 1',
  });
});

it('invites nobody once there are five', async () => {
  show(event({ coOrganisers: people(5) }));
  expect(await screen.findByText('An event has at most 5 co-organisers')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /invitation link/ })).toBeNull();
});

it('lets a co-organiser stop, and neither invite nor remove anybody', async () => {
  const mine = { uid: 'ada', displayName: 'Ada' };
  const { user } = show(event({ creatorId: 'kim', coOrganisers: [mine, ...people(1)] }), {
    RemoveCoOrganiser: () => ({ removeCoOrganiser: true }),
  });
  const stop = await screen.findByRole('button', { name: 'Stop organising' });
  expect(screen.queryByRole('button', { name: 'Remove Person 0' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create an invitation link' })).toBeNull();
  await user.click(stop);
  expect(await screen.findByText('You no longer organise this event')).toBeInTheDocument();
});

it('saves where those who come talk to each other, with a scheme', async () => {
  const { user, asked } = show(event(), {
    SetChatLink: ({ chatLink }) => ({ updateEvent: { __typename: 'Event', urlHash: 'hash', chatLink } }),
  });
  const chat = await screen.findByDisplayValue('https://chat.example.com/rowing');
  await user.clear(chat);
  await user.type(chat, 'chat.example.org/boats');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  const { variables } = asked.find(({ name }) => name === 'SetChatLink') ?? {};
  expect(variables).toEqual({ urlHash: 'hash', chatLink: 'https://chat.example.org/boats' });
});
