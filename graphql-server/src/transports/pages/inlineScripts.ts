import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One that is run, and no file: data has a type. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/** The sources by which a policy allows the inline scripts of the built page, and no other. */
export const inlineScripts = (webRoot: string): string[] => {
  const file = path.join(webRoot, 'index.html');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64');
    return `'sha256-${digest}'`;
  });
};
