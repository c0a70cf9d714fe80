import type { LightMyRequestResponse } from 'fastify';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { readEvent } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { buildWebApp } from './builtWebApp.ts';

type Fields = Record<string, string>;
type Answer = LightMyRequestResponse;

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

export const cookiesOf = ({ cookies }: Answer) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
export const confirmationOf = ({ cookies }: Answer): unknown =>
  JSON.parse(cookies.find(({ name }) => name === 'quorum_confirmation')?.value ?? 'null');

/** A server with the built web app and with limits, which removes the app when it stops. */
export const startWithForms = async (env: Record<string, string> = {}): Promise<TestServer> => {
  const built = await buildWebApp();
  const server = await startTestServer({ webRoot: built.root, env: { RATE_LIMITS: 'on', ADMIN_UIDS: 'olga', ...env } });
  const stop = async () => {
    await server.stop();
    await built.remove();
  };
  return { ...server, stop };
};

/** A browser that sends the forms about responses to an event. */
export const formBrowser = (server: () => TestServer, event: () => EventView) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    server().app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
  const post = (url: string, fields: Fields, headers: Record<string, string> = {}) =>
    server().app.inject({
      method: 'POST',
      url,
      // this machine may do more
      remoteAddress: '192.0.2.1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...SAME_SITE, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  const page = () => `/events/${event().urlHash}`;
  const join = () => `${page()}/join`;
  const editOf = (id: number | string) => `${page()}/responses/${id}/edit`;
  const removeOf = (id: number | string) => `${page()}/responses/${id}/remove`;
  const participants = async () => (await readEvent(server(), event())).participants;
  /** Joins by the form; the cookies are those of the browser. */
  const joined = async (fields: Fields = {}) => {
    const answer = await post(join(), { name: 'Vera', ...fields });
    const [response] = await participants();
    return { id: response?.id ?? 0, cookie: cookiesOf(answer), answer };
  };
  return { get, post, page, join, editOf, removeOf, participants, joined };
};
