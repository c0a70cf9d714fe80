import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { parseMail, type ParsedMail } from './parseMail.ts';

export interface Received {
  /** The recipients of the envelope: who really gets it. */
  to: string[];
  from: string;
  mail: ParsedMail;
}

type Verdict = { code: number; message: string } | null;

const errorOf = ({ code, message }: NonNullable<Verdict>) => Object.assign(new Error(message), { responseCode: code });

export interface SmtpSink {
  url: string;
  received: Received[];
  /** How often somebody has begun to send something. */
  attempts: number;
  /** What it says to the next recipients; null takes them. */
  refuseWith(verdict: Verdict): void;
  /** From now on it takes connections and says nothing. */
  hang(): void;
  recover(): void;
  /** What happens when it has taken a mail and has not said so yet; it says so after that. */
  beforeAnswer(act: (received: Received) => void | Promise<void>): void;
  /** Cuts everybody off. */
  dropConnections(): void;
  stop(): Promise<void>;
}

/** Who sends before the greeting is caught by a wait of 100 ms, which each mail of each test would take longer for. */
class GreetingAtOnce extends SMTPConnection {
  override init() {
    this._setListeners(() => this.connectionReady());
  }
}

class Sink extends SMTPServer {
  override connect(...[socket, options]: Parameters<SMTPServer['connect']>) {
    const connection = new GreetingAtOnce(this, socket, options);
    this.connections.add(connection);
    connection.on('error', (error) => this._onError(error));
    connection.on('connect', (data) => this._onClientConnect(data));
    connection.init();
  }
}

/** A real SMTP server that keeps what it is given. */
export const startSmtpSink = async (): Promise<SmtpSink> => {
  const received: Received[] = [];
  let verdict: Verdict = null;
  let isHanging = false;
  let act: (received: Received) => void | Promise<void> = () => undefined;
  const sink = { attempts: 0 };
  const sockets = new Set<Socket>();
  const server = new Sink({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      if (!isHanging) done();
    },
    onRcptTo(_address, _session, done) {
      sink.attempts++;
      done(verdict && errorOf(verdict));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const one = { from, to, mail: parseMail(Buffer.concat(chunks).toString('latin1')) };
        received.push(one);
        void Promise.resolve(act(one)).then(() => done());
      });
    },
  });
  server.on('error', () => {
    // a client that gave up on a hanging server
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get attempts() {
      return sink.attempts;
    },
    refuseWith: (next) => void (verdict = next),
    hang: () => void (isHanging = true),
    recover: () => void (isHanging = false),
    beforeAnswer: (next) => void (act = next),
    dropConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
