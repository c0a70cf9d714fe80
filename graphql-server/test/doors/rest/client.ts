import type { LightMyRequestResponse } from 'fastify';
import { OpenApiContract } from '../../support/openApiContract.ts';
import type { TestServer } from '../../support/testServer.ts';

export interface Client {
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<LightMyRequestResponse>;
}

/**
 * A client that knows spec section 7 and nothing else: JSON payloads, a bearer token when somebody is signed in, and
 * the cookies that a browser keeps by itself.
 */
export const aClient = ({ app }: TestServer, uid?: string): Client => {
  const contract = new OpenApiContract(app);
  const cookies: Record<string, string> = {};
  return {
    async send(method, path, payload) {
      const answer = await app.inject({
        method,
        url: path,
        cookies: { ...cookies },
        ...(uid !== undefined && { headers: { authorization: `Bearer uid:${uid}` } }),
        ...(payload && { payload }),
      });
      contract.check(method, path, answer);
      for (const { name, value } of answer.cookies) cookies[name] = value;
      return answer;
    },
  };
};
