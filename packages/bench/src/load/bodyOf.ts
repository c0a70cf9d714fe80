import { Connection } from './Connection.ts';

/** What a server answers to one request. */
export const bodyOf = async (port: number, request: string): Promise<Buffer> => {
  const connection = new Connection(port);
  try {
    const { status, body } = await connection.ask(request);
    if (status >= 300) throw new Error(`Port ${port} answered ${status}: ${body?.toString() ?? ''}`);
    return body ?? Buffer.alloc(0);
  } finally {
    connection.close();
  }
};
