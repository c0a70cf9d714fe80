import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { signIn } from './support/signIn.ts';

/** Takes deliveries on this machine, as a program of somebody's own does. */
const startReceiver = async () => {
  const types: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      types.push((JSON.parse(Buffer.concat(chunks).toString()) as { type: unknown }).type);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { types, url: `http://127.0.0.1:${port}/hooks`, stop: () => server.close().closeAllConnections() };
};

test('a person has a program told what happens, tries it, and reads what it was told', async ({ page }) => {
  const receiver = await startReceiver();
  await page.goto('/webhooks');
  await expect(page.getByRole('heading', { name: 'Sign in to create API tokens and webhooks' })).toBeVisible();
  await page.goto('/');
  await signIn(page, { name: 'Wanda Webhook', email: 'wanda@example.com' });
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Developers' }).click();
  await page.getByRole('tab', { name: 'Webhooks' }).click();
  const form = page.getByRole('form', { name: 'Add Webhook' });
  await form.getByText('Only some of it').click();
  await form.getByRole('checkbox', { name: 'event.confirmed' }).check();
  expect(await axeFindings(page)).toEqual([]);
  // what has been chosen stays while they look
  const opened = page.context().waitForEvent('page');
  await form.getByRole('link', { name: 'Samples of what is sent' }).click();
  const developers = await opened;
  await developers.getByRole('link', { name: 'event.confirmed' }).click();
  await expect(developers.getByText('"type": "event.confirmed"')).toBeVisible();
  await developers.close();

  await form.getByLabel(/^URL/).fill(receiver.url);
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(page.getByLabel('Signing secret')).toHaveValue(/^whsec_.{44}$/);
  const card = page.getByRole('region', { name: new URL(receiver.url).host });
  await card.getByText('Recent deliveries').click();
  await card.getByRole('button', { name: 'Send Test' }).click();
  await expect.poll(() => receiver.types).toEqual(['event.confirmed']);
  await expect(async () => {
    await card.getByRole('button', { name: 'Refresh' }).click();
    await expect(card.getByText(/Delivered · 1 attempt · answered 204/)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await axeFindings(page)).toEqual([]);

  await card.getByRole('button', { name: 'Turn Off' }).click();
  await expect(card.getByText('You have turned it off.')).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have no webhooks yet.')).toBeVisible();
  receiver.stop();
});
