import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SOURCE_LANGUAGE } from '@quorum/domain/language';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PACKAGE_ROOT } from '../../config/packageRoot.ts';
import { html, type Html } from '@quorum/html/html';

const STYLE_PATH = '/mail/pages.css';
/** The browser gets the file as it is written. */
const STYLE_FILE = path.join(PACKAGE_ROOT, 'assets/mail/pages.css');

/** No script at all; a page may frame what is served from here. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  title: string;
  content: Html;
  language?: ReaderLanguage;
}

/** Serves the style of these pages; registered by each plugin that has some. */
export const servePageStyle = async (app: FastifyInstance): Promise<void> => {
  if (app.hasRoute({ method: 'GET', url: STYLE_PATH })) return;
  const style = await readFile(STYLE_FILE, 'utf8');
  app.get(STYLE_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
};

/** A page of the server's own, in the product's look, cached by nobody. */
export const sendPage = (reply: FastifyReply, { title, content, language = SOURCE_LANGUAGE }: Page) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <meta name="robots" content="noindex" />
            <title>${title} · Quorum</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="${STYLE_PATH}" />
          </head>
          <body>
            ${content}
          </body>
        </html>`.markup,
    );

/** The way back to the product. */
export const siteHeader = (className = ''): Html =>
  html`<header class="site ${className}">
    <a href="/">Quorum<span>.</span></a>
  </header>`;
