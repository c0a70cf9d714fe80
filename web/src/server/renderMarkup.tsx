import { ApolloClient, ApolloLink } from '@apollo/client';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { AppProviders } from '../app/AppProviders.tsx';
import type { InitialResult } from '../lib/api/initialData.ts';
import { KeptStyles } from './KeptStyles.tsx';
import { ResultCache } from './ResultCache.ts';

const ROOT = '<div id="root">';

interface Options {
  /** All that the page reads. */
  results: readonly InitialResult[];
  url: string;
}

const cache = new ResultCache();
/** Of all pages: each new client learns each query again, which takes longer than reading it. */
const client = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });

/** `content` as HTML at `url`, with the styles that it uses. React writes titles and the like first; they are split off as `lifted`. */
export const renderMarkup = (content: ReactElement, { results, url }: Options) => {
  const sheet = new ServerStyleSheet();
  cache.hold(results);
  try {
    const markup = renderToString(
      <KeptStyles>
        {sheet.collectStyles(
          <div id="root">
            <AppProviders client={client}>
              <StaticRouter location={url}>{content}</StaticRouter>
            </AppProviders>
          </div>,
        )}
      </KeptStyles>,
    );
    const start = markup.indexOf(ROOT);
    return { lifted: markup.slice(0, start), body: markup.slice(start), style: sheet.getStyleTags() };
  } finally {
    sheet.seal();
    cache.hold([]);
  }
};
