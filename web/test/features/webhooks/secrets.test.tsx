import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Webhooks } from '../../../src/features/webhooks/Webhooks.tsx';
import type { Answer } from '../../support/fakeServer.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const aWebhook = (id: string) => ({
  __typename: 'Webhook',
  id,
  url: `https://${id}.example.com/hooks/hidden`,
  types: ['*'],
  scope: 'OWN',
  kind: 'STANDARD',
  isActive: true,
  disabledBecause: null,
  failingSince: null,
});

const show = (ids: string[], answers: Record<string, Answer> = {}) => {
  let stored = ids;
  return renderPage(<Webhooks />, {
    user: ada,
    answers: {
      MyWebhooks: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', webhooks: stored.map(aWebhook) } }),
      CreateWebhook: () => {
        stored = [...stored, 'new'];
        return { createWebhook: { __typename: 'CreatedWebhook', secret: 'whsec_new', webhook: aWebhook('new') } };
      },
      RenewWebhookSecret: ({ id }) => ({
        renewWebhookSecret: { __typename: 'CreatedWebhook', secret: `whsec_${String(id)}` },
      }),
      DeleteWebhook: ({ id }) => {
        stored = stored.filter((one) => one !== id);
        return { deleteWebhook: true };
      },
      ...answers,
    },
  });
};

const REFUSED = () =>
  new GraphQLError('The URL must begin with https://', {
    extensions: { code: 'BAD_USER_INPUT', fields: ['url'], reasons: [{ key: 'webhook.notHttps' }] },
  });

const card = async (id: string) => within(await screen.findByRole('region', { name: `${id}.example.com` }));
const secretsShown = () =>
  screen.queryAllByLabelText(/^Signing secret/).map((input) => (input as HTMLInputElement).value);
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('shows a new secret in the card of its webhook, says whose it is, and has the focus there', async () => {
  const { user } = show(['one', 'two']);
  const two = await card('two');
  // the region is there before what it says
  const [region] = screen.getAllByRole('status');
  expect(region).toBeEmptyDOMElement();
  await user.click(two.getByRole('button', { name: 'New Secret' }));
  const secret = await two.findByLabelText('Signing secret of two.example.com');
  expect(secret).toHaveValue('whsec_two');
  await waitFor(() => expect(secret).toHaveFocus());
  expect(region).toHaveTextContent('The signing secret of two.example.com is on its card. It is shown only once.');
  expect((await card('one')).queryByLabelText(/^Signing secret/)).toBeNull();
});

it('shows the secret of a webhook that was added in its card', async () => {
  const { user } = show(['one']);
  await card('one');
  await user.type(screen.getByLabelText(/^URL/), 'https://new.example.com/hooks');
  await user.click(screen.getByRole('button', { name: 'Add Webhook' }));
  const secret = await (await card('new')).findByLabelText('Signing secret of new.example.com');
  expect(secret).toHaveValue('whsec_new');
  await waitFor(() => expect(secret).toHaveFocus());
  expect(announced()).toContain('The signing secret of new.example.com is on its card. It is shown only once.');
});

it('keeps a secret until its own webhook is deleted', async () => {
  const { user } = show(['one', 'two', 'three']);
  const remove = async (id: string) => {
    await user.click((await card(id)).getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: `${id}.example.com` })).toBeNull());
  };
  for (const id of ['one', 'two']) {
    await user.click((await card(id)).getByRole('button', { name: 'New Secret' }));
    await (await card(id)).findByLabelText(/^Signing secret/);
  }
  expect(secretsShown()).toEqual(['whsec_one', 'whsec_two']);
  await remove('three');
  expect(secretsShown()).toEqual(['whsec_one', 'whsec_two']);
  await remove('two');
  expect(secretsShown()).toEqual(['whsec_one']);
  // that one is no news
  expect(announced()).not.toContainEqual(expect.stringContaining('one.example.com'));
});

it('says what is wrong with an address beside it, and no longer once it is changed', async () => {
  const { user } = show([], { CreateWebhook: REFUSED });
  const url = await screen.findByLabelText(/^URL/);
  await user.type(url, 'http://new.example.com');
  await user.click(screen.getByRole('button', { name: 'Add Webhook' }));
  await waitFor(() => expect(url).toBeInvalid());
  expect(url).toHaveAccessibleDescription(expect.stringContaining('The URL must begin with https://'));
  expect(url).toHaveFocus();
  expect(url).toHaveValue('http://new.example.com');
  // beside the address, and nowhere else
  expect(screen.queryByText('Error')).toBeNull();
  await user.type(url, '/hooks');
  expect(url).toBeValid();
});
