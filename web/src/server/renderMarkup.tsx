import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { AppProviders } from '../app/AppProviders.tsx';

const ROOT = '<div id="root">';

interface Options {
  client: Parameters<typeof AppProviders>[0]['client'];
  url: string;
}

/** `content` as HTML at `url`, with the styles that it uses. React writes titles and the like first; they are split off as `lifted`. */
export const renderMarkup = (content: ReactElement, { client, url }: Options) => {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <div id="root">
          <AppProviders client={client}>
            <StaticRouter location={url}>{content}</StaticRouter>
          </AppProviders>
        </div>,
      ),
    );
    const start = markup.indexOf(ROOT);
    return { lifted: markup.slice(0, start), body: markup.slice(start), style: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
