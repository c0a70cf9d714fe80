/**
 * Node's own HTTP. An `import` of it reads all that it exports, and so loads a whole client with it (undici): a
 * tenth of the server's start, for nothing.
 */
export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = process.getBuiltinModule('node:http');
