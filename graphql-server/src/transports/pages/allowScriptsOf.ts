import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const INLINE = /<script>([^]*?)<\/script>/g;
const POLICY = 'content-security-policy';
const FILES = "script-src 'self'";

const nameOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Lets the inline scripts of the built page run, which the policy names by their hashes, and nobody else's. */
export const allowScriptsOf = (template: string): ((reply: FastifyReply) => FastifyReply) => {
  const scripts = [...template.matchAll(INLINE)].map(([, script = '']) => nameOf(script));
  const allowed = [FILES, ...scripts].join(' ');
  return (reply) => reply.header(POLICY, String(reply.getHeader(POLICY)).replace(FILES, allowed));
};
