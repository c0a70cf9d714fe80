import { languageAmong } from '@quorum/domain/language';
import type { RenderedPage } from '@quorum/domain/page/PageRenderer';
import type { PageRequest } from '@quorum/domain/page/PageRequest';
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '../app/App.tsx';
import { loadPage } from '../app/Pages.tsx';
import { setCredits } from '../app/layout/credits.ts';
import { INITIAL_STATE_ID, type InitialState } from '../app/initialState.ts';
import { loadEventRules } from '../features/events/time/useStage.ts';
import { loadConfirmation, setConfirmation } from '../features/responses/private-link/confirmation.ts';
import { createSession } from '../features/session/createSession.ts';
import { loadLanguage, activateLanguage } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { setNow } from '../lib/useNow.ts';
import { runPageQueries } from './runPageQueries.ts';
import { previousDateOf } from './previousDateOf.ts';
import { eventData } from './eventData.ts';
import { EVENT_TYPE_PARAM } from '../features/event-types/eventTypeFilterIn.ts';
import { COMMON_IMAGE, LinkPreview } from './LinkPreview.tsx';
import { eventPicture } from './picture/eventPicture.ts';
import { previewOf } from './previewOf.ts';
import { renderMarkup } from './renderMarkup.tsx';
import { fillTemplate } from './template.ts';

const visitor = createSession(() => Promise.reject(new Error('Nobody signs in on the server')));

const EMPTY = '<div id="root"></div>';

/** Data within a page: no browser runs it, and nothing in it ends the element. */
const asData = (attributes: string, data: object) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const asScript = (state: InitialState) => asData(`type="application/json" id="${INITIAL_STATE_ID}"`, state);

/**
 * A page as HTML: readable without JavaScript, with a link preview, and with the state that the browser hydrates from.
 * @param template the built `index.html`
 */
export const renderPage = async (request: PageRequest, template: string): Promise<RenderedPage> => {
  const { address, origin, locale, now, confirmation = null } = request;
  const url = new URL(address, origin);
  const language = languageAmong([locale]);
  const [results] = await Promise.all([
    runPageQueries(request.query, url),
    loadLanguage(language),
    loadPage(url.pathname),
    loadEventRules(),
    confirmation && loadConfirmation(confirmation),
  ]);

  const previousDate = await previousDateOf(request.query, results);

  // no await from here on: the language, the time, the credits and the confirmation are global, and those of this page
  activateLanguage(language, locale);
  setNow(now);
  setCredits(request.credits, origin);
  setConfirmation(confirmation);
  const { status, isListed, event, ...preview } = previewOf(url.pathname, results, now);
  const image = event ? eventPicture(event, now) : null;
  const links = renderToStaticMarkup(
    <LinkPreview
      {...preview}
      url={url.href}
      origin={origin}
      locale={locale}
      image={image}
      isEmbeddable={event !== undefined && isListed}
      {...(url.pathname === paths.home() && { feeds: { eventTypeId: url.searchParams.get(EVENT_TYPE_PARAM) } })}
    />,
  );
  const data =
    event && isListed
      ? asData(
          'type="application/ld+json"',
          eventData(event, { url: url.href, image: origin + (image?.path ?? COMMON_IMAGE), previousDate }),
        )
      : '';
  // the form depends on the browser's storage, so the browser renders it
  if (url.pathname === paths.create() || url.pathname === paths.createPoll()) {
    const html = fillTemplate(template, { language, head: `<title>Quorum</title>${links}`, body: EMPTY });
    return { status, isListed, html };
  }
  const { lifted, body, style } = renderMarkup(<App session={visitor} />, { results, url: address });
  const state = asScript({ locale, now, results, ...(confirmation && { confirmation }) });
  return {
    status,
    isListed,
    html: fillTemplate(template, { language, head: lifted + links + data + style, body: body + state }),
  };
};
