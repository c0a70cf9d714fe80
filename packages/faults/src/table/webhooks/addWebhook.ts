import type pg from 'pg';

/** Of everything that everybody sees. */
const ADD = `insert into webhook (uid, language, url, types, scope, secret, created_at, updated_at)
  values ('nobody', 'en', $1, jsonb_build_array($2::text), 'PUBLIC', 'whsec_AAAA', now(), now())`;

/** A webhook of nobody's: no address is judged before something is sent to it. */
export const addWebhook = (client: pg.Client, url: string, type: string): Promise<unknown> =>
  client.query(ADD, [url, type]);
