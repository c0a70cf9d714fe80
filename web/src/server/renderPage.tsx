import { languageAmong } from '@quorum/domain/language';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App.tsx';
import { setCredits } from '../app/layout/credits.ts';
import { FIRST_VIEW_ID, type FirstView } from '../app/firstView.ts';
import { Surroundings } from '../app/Surroundings.tsx';
import { loadEventRules } from '../features/events/time/eventRules.ts';
import { createSession } from '../features/session/createSession.ts';
import { loadLanguage, switchTo } from '../lib/language.ts';
import { loadPage } from '../lib/pageLoaders.ts';
import { paths } from '../lib/paths.ts';
import { setNow } from '../lib/useNow.ts';
import { answerQuestions, createAsker } from './answerQuestions.ts';
import { LinkPreview } from './LinkPreview.tsx';
import type { PageRequest, RenderedPage } from './PageRequest.ts';
import { previewOf } from './previewOf.ts';
import { fillTemplate } from './template.ts';

const visitor = createSession(() => Promise.reject(new Error('Nobody signs in on the server')));

const ROOT = '<div id="root">';

/** The app at `url`, and what React has lifted out of it: titles and the like come first in what it writes. */
const renderApp = (client: Parameters<typeof Surroundings>[0]['client'], url: string) => {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <div id="root">
          <Surroundings client={client}>
            <StaticRouter location={url}>
              <App session={visitor} />
            </StaticRouter>
          </Surroundings>
        </div>,
      ),
    );
    const start = markup.indexOf(ROOT);
    return { lifted: markup.slice(0, start), body: markup.slice(start), style: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

/** JSON within a script element, which ends at the first thing that looks like its end. */
const asScript = (view: FirstView) =>
  `<script type="application/json" id="${FIRST_VIEW_ID}">${JSON.stringify(view).replaceAll('<', '\\u003c')}</script>`;

/**
 * A page as a visitor sees it first: readable without JavaScript, with what links to it show, and with the answers that
 * it was written from, so that the browser goes on where the server has stopped.
 * @param template the built `index.html`
 */
export const renderPage = async (request: PageRequest, template: string): Promise<RenderedPage> => {
  const { address, origin, locale, now } = request;
  const url = new URL(address, origin);
  const language = languageAmong([locale]);
  const asker = createAsker(request.ask);
  await Promise.all([answerQuestions(asker, url), loadLanguage(language), loadPage(url.pathname), loadEventRules()]);

  // from here on nothing waits: the language, the time and the credits are those of this page
  switchTo(language, locale);
  setNow(now);
  setCredits(request.credits, origin);
  const { answers } = asker;
  const { status, isListed, ...preview } = previewOf(url.pathname, answers);
  const links = renderToStaticMarkup(<LinkPreview {...preview} url={url.href} origin={origin} locale={locale} />);
  // the form depends on what the browser keeps, and is nothing to read
  if (url.pathname === paths.create()) {
    const html = fillTemplate(template, { language, head: `<title>Quorum</title>${links}`, body: `${ROOT}</div>` });
    return { status, isListed, html };
  }
  const { lifted, body, style } = renderApp(asker.client, address);
  const view = asScript({ locale, now, answers });
  return {
    status,
    isListed,
    html: fillTemplate(template, { language, head: lifted + links + style, body: body + view }),
  };
};
