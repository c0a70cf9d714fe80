import { createHash } from 'node:crypto';

/** One that is run, and no file: data has a type. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/** The sources by which a policy allows the inline scripts of a page, and no other. */
export const inlineScripts = (page: string): string[] =>
  [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64');
    return `'sha256-${digest}'`;
  });
