import { languageAmong } from '@quorum/domain/language';
import type { FormRequest } from '@quorum/domain/page/FormRequest';
import type { RenderedPage } from '@quorum/domain/page/PageRenderer';
import type { ReactElement } from 'react';
import { loadEventRules } from '../features/events/time/eventRules.ts';
import type { EventDetailQuery } from '../generated/graphql.generated.ts';
import { activateLanguage, loadLanguage } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { setNow } from '../lib/useNow.ts';
import { MissingEvent } from '../pages/MissingEvent.tsx';
import { AskForm, ExpiredAsk } from './forms/AskForm.tsx';
import { FormLayout } from './forms/FormLayout.tsx';
import { RefusedForm, RemoveForm } from './forms/RemoveForm.tsx';
import { EditForm, JoinForm } from './forms/ResponseForm.tsx';
import { previewOf } from './previewOf.ts';
import { renderMarkup } from './renderMarkup.tsx';
import { runPageQueries } from './runPageQueries.ts';
import { fillTemplate, withoutScripts } from './template.ts';

type FoundEvent = NonNullable<EventDetailQuery['event']>;

const FORMS: Record<FormRequest['form'], (props: { event: FoundEvent; request: FormRequest }) => ReactElement> = {
  join: JoinForm,
  edit: EditForm,
  remove: RemoveForm,
  refused: RefusedForm,
  ask: AskForm,
};

const WithoutEvent = ({ request: { form, urlHash } }: { request: FormRequest }) =>
  form === 'ask' ? (
    <ExpiredAsk />
  ) : (
    <FormLayout>
      <MissingEvent urlHash={urlHash} />
    </FormLayout>
  );

/**
 * The page of a form alone, without any script: as small as it can be, so that a slow phone has it at once.
 * @param template the built `index.html`
 */
export const renderForm = async (
  request: FormRequest,
  template: string,
): Promise<Pick<RenderedPage, 'status' | 'html'>> => {
  const { form, urlHash, origin, locale, now } = request;
  const language = languageAmong([locale]);
  const url = paths.event(urlHash);
  const [results] = await Promise.all([
    runPageQueries(request.query, new URL(url, origin)),
    loadLanguage(language),
    loadEventRules(),
  ]);

  // no await from here on, as for other pages
  activateLanguage(language, locale);
  setNow(now);
  const { status } = previewOf(url, results);
  const { event } = Object.assign({}, ...results.map(({ data }) => data)) as Partial<EventDetailQuery>;
  const Form = FORMS[form];
  const content = event ? <Form event={event} request={request} /> : <WithoutEvent request={request} />;
  const { lifted, body, style } = renderMarkup(content, { results, url });
  const head = `${lifted}<meta name="robots" content="noindex">${style}`;
  return { status, html: fillTemplate(withoutScripts(template), { language, head, body }) };
};
