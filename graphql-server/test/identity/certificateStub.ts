import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect } from 'node:tls';

/** Both ends know it, so that TLS needs no certificate of its own. */
const SHARED = Buffer.from('a secret of the stub and its agent');
const TLS = { ciphers: 'PSK+HIGH', maxVersion: 'TLSv1.2' } as const;

/** Leads every connection to the stub, whatever host is asked for. */
class StubAgent extends Agent {
  constructor(private readonly to: number) {
    super();
  }

  override createConnection(): Duplex {
    const pskCallback = () => ({ psk: SHARED, identity: 'test' });
    return connect({ ...TLS, host: '127.0.0.1', port: this.to, pskCallback, checkServerIdentity: () => undefined });
  }
}

export interface CertificateStub {
  agent: Agent;
  /** What was asked for: host and path. */
  asked: string[];
  stop(): Promise<void>;
}

/** Google's host of certificates, over TLS: answers the public keys by their identifiers. */
export const startCertificateStub = async (keys: Record<string, string>): Promise<CertificateStub> => {
  const asked: string[] = [];
  const pskCallback = () => SHARED;
  const server = createServer({ ...TLS, pskCallback }, ({ headers, url }, response) => {
    asked.push(`${headers.host ?? ''}${url ?? ''}`);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' });
    response.end(JSON.stringify(keys));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new StubAgent((server.address() as AddressInfo).port);
  return {
    agent,
    asked,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
