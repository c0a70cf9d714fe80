import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ApiTokenFragment } from '../../../src/generated/later.generated.ts';
import { DeveloperSettingsPage } from '../../../src/pages/person/DeveloperSettingsPage.tsx';
import type { Answer } from '../../support/fakeServer.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const SECRET = `quorum_pat_${'A'.repeat(49)}`;
const NOW = Date.now();
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const aToken = (given: Partial<ApiTokenFragment> = {}): ApiTokenFragment => ({
  __typename: 'Token',
  id: '1',
  name: 'Our website',
  scopes: ['read', 'manage'],
  createdAt: inDays(-1),
  expiresAt: inDays(30),
  lastUsedAt: null,
  ...given,
});

let tokens: ApiTokenFragment[];
beforeEach(() => {
  tokens = [];
});

const show = (answers: Record<string, Answer> = {}, user: typeof ada | null = ada) =>
  renderPage(<DeveloperSettingsPage />, {
    at: '/me/developers',
    user,
    answers: { MyTokens: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', tokens } }), ...answers },
  });

const openForm = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Create a token' }));
  return within(await screen.findByRole('dialog', { name: 'Create a token' }));
};

it('asks a visitor to sign in', () => {
  show({}, null);
  expect(screen.getByText('Sign in to create API tokens and webhooks')).toBeVisible();
});

describe('the list', () => {
  it('says what each is for, until when, and when it was used', async () => {
    tokens = [aToken(), aToken({ id: '2', name: 'Old bot', expiresAt: inDays(-2), lastUsedAt: inDays(-3) })];
    show();
    const [site, bot] = await screen.findAllByRole('listitem');
    expect(site).toHaveTextContent(/Read, Organise.*Expires on .* · Never used/);
    expect(bot).toHaveTextContent(/Expired on .* · Last used on/);
  });

  it('offers no more than there may be; those that have expired do not count', async () => {
    tokens = Array.from({ length: 20 }, (_, id) => aToken({ id: String(id) }));
    show();
    expect(await screen.findByText(/You have 20 tokens, the most that an account can have/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a token' })).toBeNull();
    cleanup();
    tokens = tokens.map((token, at) => (at === 0 ? { ...token, expiresAt: inDays(-1) } : token));
    show();
    expect(await screen.findByRole('button', { name: 'Create a token' })).toBeVisible();
  });

  it('is asked for again where it could not be loaded', async () => {
    let isAway = true;
    const { user } = show({
      MyTokens: () => (isAway ? new Error('offline') : { viewer: { __typename: 'Viewer', uid: 'ada', tokens } }),
    });
    await screen.findByText('Your tokens could not be loaded');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have no tokens yet.')).toBeVisible();
  });
});

describe('a new token', () => {
  it('has a name and something that it is for, and is shown once', async () => {
    const { user, asked } = show({
      CreateToken: () => {
        tokens = [aToken()];
        return { createToken: { __typename: 'CreatedToken', id: '1', token: SECRET } };
      },
    });
    const form = await openForm(user);
    const make = form.getByRole('button', { name: 'Create a token' });
    expect(make).toBeDisabled();
    await user.type(form.getByLabelText(/^Name/), 'Our website');
    await user.click(form.getByRole('checkbox', { name: 'Read' }));
    expect(make).toBeDisabled();
    await user.click(form.getByRole('checkbox', { name: 'Organise' }));
    await user.click(form.getByRole('checkbox', { name: 'Read' }));
    await user.selectOptions(form.getByLabelText('Expires in'), '30 days');
    await user.click(make);
    const made = within(await screen.findByRole('dialog', { name: 'Your new token' }));
    expect(asked.find(({ name }) => name === 'CreateToken')?.variables).toEqual({
      input: { name: 'Our website', scopes: ['read', 'manage'], expiresInDays: 30 },
    });
    expect(made.getByLabelText('Token')).toHaveValue(SECRET);
    await user.click(made.getByRole('button', { name: 'Copy token' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.click(made.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('listitem')).toHaveTextContent('Our website');
    await openForm(user);
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  });

  it('that is refused leaves what was typed', async () => {
    const { user } = show({ CreateToken: () => new GraphQLError('You already have 20 tokens') });
    const form = await openForm(user);
    await user.type(form.getByLabelText(/^Name/), 'Our website');
    await user.click(form.getByRole('button', { name: 'Create a token' }));
    expect(await screen.findByText('You already have 20 tokens')).toBeVisible();
    expect(form.getByLabelText(/^Name/)).toHaveValue('Our website');
  });
});

it('is revoked once that is confirmed', async () => {
  tokens = [aToken()];
  const { user, asked } = show({
    RevokeToken: () => {
      tokens = [];
      return { revokeToken: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Our website' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “Our website”?' }));
  expect(asked.map(({ name }) => name)).not.toContain('RevokeToken');
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('You have no tokens yet.')).toBeVisible();
  expect(await screen.findByText('Token revoked')).toBeVisible();
});

it('stands beside the webhooks, each behind an address of its own', async () => {
  const { user } = show({ MyWebhooks: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', webhooks: [] } }) });
  expect(await screen.findByText('You have no tokens yet.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Webhooks' }));
  expect(await screen.findByText('You have no webhooks yet.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'API tokens' })).toHaveAttribute('href', '/me/developers#tokens');
});
