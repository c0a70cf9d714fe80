import { languageAmong, localeFor } from '@quorum/domain/language';
import { isReaderLanguage } from '@quorum/domain/readerLanguage';
import type { PictureRequest, RenderedPicture } from '@quorum/domain/page/PageRenderer';
import { loadEventRules } from '../features/events/time/useStage.ts';
import { activateLanguage, loadLanguage } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { eventPicture } from './picture/eventPicture.ts';
import { previewOf } from './previewOf.ts';
import { runPageQueries } from './runPageQueries.ts';

/** The preview picture of an event as it is now, for the server to draw. There is none where there is no page. */
export const renderPicture = async (request: PictureRequest): Promise<RenderedPicture> => {
  const { urlHash, language: reader, now } = request;
  if (!isReaderLanguage(reader)) return { status: 404 };
  const language = languageAmong([reader]);
  const path = paths.event(urlHash);
  const [results] = await Promise.all([
    runPageQueries(request.query, new URL(path, 'http://page')),
    loadLanguage(language),
    loadEventRules(),
  ]);

  // no await from here on, as for pages
  activateLanguage(language, localeFor(language, [reader]));
  const { status, event, isListed } = previewOf(path, results, now);
  if (status !== 200) return { status };
  if (!event) return { status: 404 };
  const { picture, digest, path: own } = eventPicture(event, now);
  return { status, isListed, picture, digest, path: own };
};
