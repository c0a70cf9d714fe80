import type { MailServer } from '../mail/mailServer.ts';
import { aDraft } from '../support/builders.ts';

type Ok = <Result>(...request: Parameters<MailServer['rest']>) => Promise<Result>;

/** What a nightly import does. */
export const playImport = async (ok: Ok): Promise<void> => {
  const lea = { as: 'lea' };
  const at = '/api/events/by-external-id/import';
  await ok('PUT', at, aDraft(), lea);
  await ok('PUT', at, { notes: 'New' }, lea);
  // nothing new
  await ok('PUT', at, { notes: 'New' }, lea);
  await ok('DELETE', at, undefined, lea);
  await ok('POST', '/api/events/batch', { events: [aDraft()], dryRun: true }, lea);
  await ok('POST', '/api/events/batch', { events: [{ ...aDraft(), externalId: 'one' }] }, lea);
};
