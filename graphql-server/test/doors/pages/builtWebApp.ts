import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The code of a page, long enough to be worth compressing. */
export const SCRIPT = `console.log(${JSON.stringify('quorum '.repeat(500))});\n`;
/** What runs in the page itself. */
export const INLINE = 'begin();';
export const TEMPLATE = `<!doctype html><head><title>bare</title></head><script data-app="/a.js">${INLINE}</script>`;

/** A renderer that asks for the public list on the home page, for one event elsewhere, and fails at /about. */
const RENDERER = `
const QUERIES = { list: '{ events { nodes { title } } }', event: '{ event(urlHash: "HASH") { title isPrivate participants { email } } }' };
const addressOf = (query) => '/graphql?' + new URLSearchParams({ query });

export const localeAmong = (languages, chosen) => chosen ?? languages[0] ?? 'en-US';
export const pageAddress = async (url) => url.split('?')[0];
export const renderPage = async ({ address, origin, locale, now, credits, confirmation, query }) => {
  if (address === '/about') throw new Error('a fault of ours');
  const document = address === '/' ? QUERIES.list : QUERIES.event.replace('HASH', address.split('/')[2] ?? '');
  const { data, errors } = JSON.parse(await query(addressOf(document)));
  if (errors) throw new Error(errors[0].message);
  const isFound = address === '/' || data.event !== null;
  globalThis.pagesRendered = (globalThis.pagesRendered ?? 0) + 1;
  const html = JSON.stringify({ locale, origin, now, credits, confirmation, data });
  return { status: isFound ? 200 : 404, html, isListed: isFound && !data.event?.isPrivate };
};
`;

/** Its forms are what it was asked for, as JSON. */
const FORMS = `
export const renderForm = async ({ query, ...request }) => {
  const { data } = JSON.parse(await query(addressOf(QUERIES.event.replace('HASH', request.urlHash))));
  return { status: data.event === null ? 404 : 200, html: JSON.stringify(request) };
};
`;

/** A picture is described by the title and the responses of its event. */
const PICTURES = `
const OF_PICTURE = '{ event(urlHash: "HASH") { title isPrivate participants { name } } cancelledEvent(urlHash: "HASH") { title } }';
export const renderPicture = async ({ urlHash, language, query }) => {
  const { data } = JSON.parse(await query(addressOf(OF_PICTURE.replaceAll('HASH', urlHash))));
  if (!data.event) return { status: data.cancelledEvent ? 410 : 404 };
  const digest = data.event.title + '-' + data.event.participants.length;
  const picture = { width: 1, height: 1, scene: { type: 'text', text: language + ' ' + digest, style: {} } };
  const path = '/events/' + urlHash + '/preview/' + language + '/' + digest + '.png';
  return { status: 200, picture, digest, path, isListed: !data.event.isPrivate };
};
`;

/** A folder as the web's build leaves it; a stand-in writes its pages. */
export const buildWebApp = async (): Promise<{ root: string; remove: () => Promise<void> }> => {
  const root = await mkdtemp(path.join(tmpdir(), 'quorum-web-'));
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  };
  await write('index.html', TEMPLATE);
  await write('.server/pages.mjs', RENDERER + FORMS + PICTURES);
  await write('assets/app-1a2b3c.js', SCRIPT);
  await write('assets/app-1a2b3c.js.br', brotliCompressSync(SCRIPT));
  await write('assets/app-1a2b3c.js.gz', gzipSync(SCRIPT));
  for (const picture of ['preview.png', 'favicon.svg', 'icons/192.png']) await write(picture, 'a picture');
  return { root, remove: () => rm(root, { recursive: true }) };
};
