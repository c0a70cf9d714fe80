import type { PageRenderer } from '@quorum/domain/page/PageRenderer';
import type { PageRequest } from '@quorum/domain/page/PageRequest';

/** What the stand-in has rendered since a test has set it to 0. */
export const rendered = { pages: 0 };

const LIST = '{ events { nodes { title } } }';
const eventOf = (urlHash: string) => `{ event(urlHash: "${urlHash}") { title isPrivate participants { email } } }`;
const pollOf = (urlHash: string) => `{ poll(urlHash: "${urlHash}") { title isPrivate } }`;
const ofPicture = (urlHash: string) =>
  `{ event(urlHash: "${urlHash}") { title isPrivate participants { name } } cancelledEvent(urlHash: "${urlHash}") { title } }`;

interface Event {
  title: string;
  isPrivate: boolean;
  participants: unknown[];
}

interface Result {
  data: { event?: Event | null; poll?: { isPrivate: boolean } | null; cancelledEvent?: object | null };
  errors?: { message: string }[];
}

const ask = async (query: PageRequest['query'], document: string): Promise<Result['data']> => {
  const { data, errors } = JSON.parse(
    await query(`/graphql?${new URLSearchParams({ query: document }).toString()}`),
  ) as Result;
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
};

/**
 * In place of the web app's: asks for the public list on the home page, for one poll or event elsewhere, and fails at /about.
 * It finds /guide. Pages and forms are what it was asked for, as JSON.
 */
export const pageRenderer: PageRenderer = {
  staleNote: (locale, since) => Promise.resolve(`<p id="outage">${locale} ${new Date(since).toISOString()}</p>`),
  pageAddress: (url) => Promise.resolve(url.split('?')[0] ?? ''),
  operationText: () => undefined,
  async renderPage({ address, origin, locale, now, credits, confirmation, query }) {
    if (address === '/about') throw new Error('a fault of ours');
    const isHome = address === '/';
    const [, kind, urlHash = ''] = address.split('/');
    const data = await ask(query, isHome ? LIST : kind === 'polls' ? pollOf(urlHash) : eventOf(urlHash));
    rendered.pages += 1;
    const isFound = isHome || address === '/guide' || (data.event ?? data.poll ?? null) !== null;
    const html = JSON.stringify({ locale, origin, now, credits, confirmation, data });
    return { status: isFound ? 200 : 404, html, isListed: isFound && !(data.event ?? data.poll)?.isPrivate };
  },
  async renderForm({ query, ...request }) {
    const isOfPoll = /vote/i.test(request.form);
    const { event, poll } = await ask(query, isOfPoll ? pollOf(request.urlHash) : eventOf(request.urlHash));
    return { status: (event ?? poll) ? 200 : 404, html: JSON.stringify(request) };
  },
  /** Describes a picture by the title and the responses of its event. */
  async renderPicture({ urlHash, language, query }) {
    const { event, cancelledEvent } = await ask(query, ofPicture(urlHash));
    if (!event) return { status: cancelledEvent ? 410 : 404 };
    const digest = `${event.title}-${event.participants.length}`;
    const picture = { width: 1, height: 1, scene: { type: 'text' as const, text: `${language} ${digest}`, style: {} } };
    const path = `/events/${urlHash}/preview/${language}/${digest}.png`;
    return { status: 200, picture, digest, path, isListed: !event.isPrivate };
  },
};
