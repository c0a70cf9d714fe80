import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns';
import ipaddr from 'ipaddr.js';

const HEADER = 12;
/** An answer to one question, which succeeded. */
const FLAGS = 0x8180;
const INTERNET = 1;
const TYPES = { A: 1, AAAA: 28 } as const;
type Type = keyof typeof TYPES;

/** Behind the name that the question has right after the header. */
const endOfName = (message: Buffer): number => {
  let at = HEADER;
  while (message[at] !== 0) at += 1 + (message[at] ?? 0);
  return at + 1;
};

/** The name that the question is about. */
const nameIn = (message: Buffer): string => {
  const labels: string[] = [];
  for (let at = HEADER; message[at] !== 0; at += 1 + (message[at] ?? 0))
    labels.push(message.toString('latin1', at + 1, at + 1 + (message[at] ?? 0)));
  return labels.join('.');
};

const answerTo = (question: Buffer, type: Type, addresses: readonly string[]): Buffer => {
  const header = Buffer.alloc(HEADER);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(FLAGS, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) => {
    const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
    const record = Buffer.alloc(12);
    // the name is that of the question
    record.writeUInt16BE(0xc000 + HEADER, 0);
    record.writeUInt16BE(TYPES[type], 2);
    record.writeUInt16BE(INTERNET, 4);
    // good for no second
    record.writeUInt32BE(0, 6);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([header, question.subarray(HEADER, endOfName(question) + 4), ...records]);
};

/** A name server on this machine, whose answers may differ each time. */
export const startNameServer = async (
  /** @param times how often it was asked for addresses of that type, this time included */
  answer: (type: Type, times: number, name: string) => readonly string[],
) => {
  const asked = { A: 0, AAAA: 0 };
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const code = question.readUInt16BE(endOfName(question));
    const type = code === TYPES.A ? 'A' : 'AAAA';
    asked[type] += 1;
    socket.send(answerTo(question, type, answer(type, asked[type], nameIn(question))), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const address = `127.0.0.1:${socket.address().port}`;
  resolver.setServers([address]);
  return {
    asked,
    /** Of this server, as resolvers take it. */
    address,
    /** Asks this one alone. */
    resolver,
    async stop() {
      socket.close();
      await once(socket, 'close');
    },
  };
};
