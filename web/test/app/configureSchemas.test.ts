import { expect, it } from '@jest/globals';

it('has zod compile nothing, which the policy of the page forbids', async () => {
  await import('../../src/app/configureSchemas.ts');
  const { config } = await import('zod');
  expect(config().jitless).toBe(true);
});
