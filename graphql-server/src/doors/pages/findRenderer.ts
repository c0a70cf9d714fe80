import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@quorum/domain/page/PageRenderer';

/** The page that all others are made from, as it was built; empty where the web app was not. */
export const readBarePage = (webRoot: string): string => {
  const file = path.join(webRoot, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** One that is run, and no file: data has a type. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/** The sources by which a policy allows the inline scripts of a page, and no other. */
export const inlineScripts = (page: string): string[] =>
  [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64');
    return `'sha256-${digest}'`;
  });

/** Whether a module is `web/src/server/pages.ts`, which the compiler holds against `PageRenderer`. */
const hasRenderer = (built: unknown): built is { pageRenderer: PageRenderer } =>
  typeof built === 'object' && built !== null && 'pageRenderer' in built;

const load = async (file: string): Promise<PageRenderer> => {
  const built: unknown = await import(pathToFileURL(file).href);
  if (!hasRenderer(built)) throw new Error('The web app is of another version than the server; run `npm run build`');
  return built.pageRenderer;
};

/** Loads the renderer when the first page is requested; null where the web app was built without. */
export const findRenderer = (webRoot: string): (() => Promise<PageRenderer>) | null => {
  const file = path.join(webRoot, '.server/pages.mjs');
  if (!existsSync(file)) return null;
  let loading: Promise<PageRenderer> | undefined;
  return () => (loading ??= load(file));
};
