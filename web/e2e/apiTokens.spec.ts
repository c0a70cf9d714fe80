import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { signIn } from './support/signIn.ts';

const person = { name: 'Tina Token', email: 'tina@example.com' };

test('somebody makes a token for a program, sees it once, and revokes it', async ({ page, request }) => {
  await page.goto('/about');
  await signIn(page, person);
  await page.getByRole('button', { name: `User menu of ${person.name}` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByText('You have no tokens yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Create a token' }).click();
  const form = page.getByRole('dialog', { name: 'Create a token' });
  await form.getByLabel('Name').fill('Our website');
  await form.getByRole('checkbox', { name: 'Organise' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Create a token' }).click();
  const made = page.getByRole('dialog', { name: 'Your new token' });
  const token = await made.getByLabel('Token').inputValue();
  expect(token).toMatch(/^quorum_pat_[0-9A-Za-z]{49}$/);
  expect(await axeFindings(page)).toEqual([]);
  await made.getByRole('button', { name: 'Done' }).click();

  const ask = async () => {
    const answer = await request.get('/api/me/follows', { headers: { authorization: `Bearer ${token}` } });
    return answer.status();
  };
  expect(await ask()).toBe(200);
  await page.reload();
  const listed = page.getByRole('listitem').filter({ hasText: 'Our website' });
  await expect(listed).toContainText('Read, Organise');
  await expect(listed).toContainText('Last used on');
  expect(await page.content()).not.toContain(token);
  expect(await axeFindings(page)).toEqual([]);

  await listed.getByRole('button', { name: 'Revoke Our website' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no tokens yet.')).toBeVisible();
  expect(await ask()).toBe(401);
});
