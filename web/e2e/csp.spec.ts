import { expect, test } from '@playwright/test';

test('a page allows no script but its own files and the one it is written with, and no frame around it', async ({
  request,
}) => {
  const policy = (await request.get('/', { headers: { accept: 'text/html' } })).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("frame-ancestors 'none'");
});
