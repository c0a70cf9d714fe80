import type {} from '@fastify/swagger';
import { html } from '@quorum/html/html';
import { PAGES } from '@quorum/domain/pages';
import { API_CHANGES, type ApiChange, changeAnchor } from '@quorum/domain/platform/apiChanges';
import type { FastifyInstance } from 'fastify';
import { PUBLIC_CACHE } from '../../http/cachePolicy.ts';
import type { LinkOrigin } from '../../http/hosts/linkOrigin.ts';
import { atomDocument } from './atomFeed.ts';
import { jsonDocument } from './jsonFeed.ts';

const TITLE = 'Quorum: changes of the API';
/** As the API itself. */
const LANGUAGE = 'en';

const addressOf = (origin: string, { id }: ApiChange) => `${origin}${PAGES.developers}#${changeAnchor(id)}`;

const startOf = ({ date }: ApiChange) => `${date}T00:00:00.000Z`;

const common = (origin: string, path: string) => ({
  language: LANGUAGE,
  title: TITLE,
  origin,
  url: origin + path,
  page: `${origin}${PAGES.developers}#changelog`,
});

const atomOf = (origin: string, path: string): string =>
  atomDocument({
    ...common(origin, path),
    updated: API_CHANGES.map(startOf),
    entries: API_CHANGES.map((change) => {
      const url = addressOf(origin, change);
      return html`<entry>
        <id>${url}</id>
        <title>${change.title}</title>
        <link rel="alternate" href="${url}" />
        <updated>${startOf(change)}</updated>
        <author><name>Quorum</name></author>
        <category term="${change.kind}" />
        <content type="text">${change.text}</content>
      </entry>`;
    }),
  });

const jsonOf = (origin: string, path: string): string =>
  jsonDocument({
    ...common(origin, path),
    items: API_CHANGES.map((change) => {
      const url = addressOf(origin, change);
      return {
        id: url,
        url,
        title: change.title,
        content_text: change.text,
        date_published: startOf(change),
        tags: [change.kind],
      };
    }),
  });

const FEEDS = [
  { path: `${PAGES.developers}/changelog.json`, type: 'application/feed+json; charset=utf-8', write: jsonOf },
  { path: `${PAGES.developers}/changelog.atom`, type: 'application/atom+xml; charset=utf-8', write: atomOf },
];

/** What has changed in the API, for those who programmed against it. */
export const apiChangesFeed = (app: FastifyInstance, { linkOrigin }: { linkOrigin: LinkOrigin }): void => {
  for (const { path, type, write } of FEEDS)
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      reply
        .header('cache-control', PUBLIC_CACHE)
        .type(type)
        .send(write(linkOrigin(request), path)),
    );
};
