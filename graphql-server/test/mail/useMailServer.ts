import { useFresh, useServerOf, valueOf, type Late } from '../support/useServer.ts';
import { startMailServer, type MailServer } from './mailServer.ts';

type Parts = Parameters<typeof startMailServer>[1];

export const useMailServer = (env: Record<string, string> = {}, parts?: Late<Parts>): MailServer =>
  useServerOf(() => startMailServer(env, valueOf(parts)));

export const useFreshMailServer = (env: Record<string, string> = {}): MailServer =>
  useFresh(
    () => startMailServer(env),
    (server) => server.stop(),
  );
