import { operationsOf, type Paths } from './OpenApi.ts';

/** Calls that say enough by their address and headers: their body may be left out. */
const OPTIONAL = new Set<string | undefined>(['follow', 'unfollow', 'sendPhoneCode', 'testWebhook']);

/** Says so, where the plugin takes every body for required. */
export const allowNoBody = (paths: Paths): void => {
  for (const { operationId, requestBody } of operationsOf(paths))
    if (requestBody && OPTIONAL.has(operationId)) requestBody.required = false;
};
