import { languageAmong } from '@quorum/domain/language';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App.tsx';
import { loadPage } from '../app/Pages.tsx';
import { setCredits } from '../app/layout/credits.ts';
import { INITIAL_STATE_ID, type InitialState } from '../app/initialState.ts';
import { AppProviders } from '../app/AppProviders.tsx';
import { loadEventRules } from '../features/events/time/eventRules.ts';
import { createSession } from '../features/session/createSession.ts';
import { loadLanguage, activateLanguage } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { setNow } from '../lib/useNow.ts';
import { runPageQueries, createPageClient } from './runPageQueries.ts';
import { LinkPreview } from './LinkPreview.tsx';
import type { PageRequest, RenderedPage } from './PageRequest.ts';
import { previewOf } from './previewOf.ts';
import { fillTemplate } from './template.ts';

const visitor = createSession(() => Promise.reject(new Error('Nobody signs in on the server')));

const ROOT = '<div id="root">';

/** The app at `url`. React writes titles and the like first; they are split off as `lifted`. */
const renderApp = (client: Parameters<typeof AppProviders>[0]['client'], url: string) => {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <div id="root">
          <AppProviders client={client}>
            <StaticRouter location={url}>
              <App session={visitor} />
            </StaticRouter>
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

/** JSON in a script element; `<` is escaped, since `</script>` would end the element. */
const asScript = (state: InitialState) =>
  `<script type="application/json" id="${INITIAL_STATE_ID}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

/**
 * A page as HTML: readable without JavaScript, with a link preview, and with the state that the browser hydrates from.
 * @param template the built `index.html`
 */
export const renderPage = async (request: PageRequest, template: string): Promise<RenderedPage> => {
  const { address, origin, locale, now } = request;
  const url = new URL(address, origin);
  const language = languageAmong([locale]);
  const pageClient = createPageClient(request.query);
  await Promise.all([
    runPageQueries(pageClient, url),
    loadLanguage(language),
    loadPage(url.pathname),
    loadEventRules(),
  ]);

  // no await from here on: the language, the time and the credits are global, and those of this page
  activateLanguage(language, locale);
  setNow(now);
  setCredits(request.credits, origin);
  const { results } = pageClient;
  const { status, isListed, ...preview } = previewOf(url.pathname, results);
  const links = renderToStaticMarkup(<LinkPreview {...preview} url={url.href} origin={origin} locale={locale} />);
  // the form depends on the browser's storage, so the browser renders it
  if (url.pathname === paths.create()) {
    const html = fillTemplate(template, { language, head: `<title>Quorum</title>${links}`, body: `${ROOT}</div>` });
    return { status, isListed, html };
  }
  const { lifted, body, style } = renderApp(pageClient.client, address);
  const state = asScript({ locale, now, results });
  return {
    status,
    isListed,
    html: fillTemplate(template, { language, head: lifted + links + style, body: body + state }),
  };
};
