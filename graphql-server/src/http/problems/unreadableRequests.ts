import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { problemAt } from './Problem.ts';
import { problemOf, TRANSPORT_REASONS } from './problems.ts';

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to what Node's parser does not take for a request, on the bare connection, and ends it. */
export const sendUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const known = status === 400 ? undefined : TRANSPORT_REASONS[status];
  const body = JSON.stringify(problemAt(status, problemOf(known ?? 'request.notHttp')));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(error),
  );
};
