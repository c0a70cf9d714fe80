import { languageAmong } from '@quorum/domain/language';
import type { FormRequest } from '@quorum/domain/page/FormRequest';
import type { RenderedPage } from '@quorum/domain/page/PageRenderer';
import type { ReactElement } from 'react';
import { loadEventRules } from '../features/events/time/useStage.ts';
import type { EventDetailQuery } from '../generated/graphql.generated.ts';
import type { PollDetailQuery, PollFragment } from '../generated/polls.generated.ts';
import { activateLanguage, loadLanguage } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { setNow } from '../lib/useNow.ts';
import { MissingEvent } from '../pages/missing/MissingEvent.tsx';
import { MissingPoll } from '../pages/missing/MissingPoll.tsx';
import { AskForm, ExpiredAsk } from './forms/AskForm.tsx';
import { FormLayout } from './forms/FormLayout.tsx';
import { NotificationsForm } from './forms/NotificationsForm.tsx';
import { RefusedForm, RemoveForm } from './forms/RemoveForm.tsx';
import { EditForm, JoinForm } from './forms/ResponseForm.tsx';
import { EditVoteForm, RefusedVoteForm, VoteForm } from './forms/VoteForms.tsx';
import { previewOf } from './previewOf.ts';
import { renderMarkup } from './renderMarkup.tsx';
import { runPageQueries } from './runPageQueries.ts';
import { fillTemplate, withoutScripts } from './template.ts';

type FoundEvent = NonNullable<EventDetailQuery['event']>;
type OfPoll = 'vote' | 'editVote' | 'refusedVote';
type OfEvent = Exclude<FormRequest['form'], OfPoll>;

const FORMS: Record<OfEvent, (props: { event: FoundEvent; request: FormRequest }) => ReactElement> = {
  join: JoinForm,
  edit: EditForm,
  remove: RemoveForm,
  refused: RefusedForm,
  notifications: NotificationsForm,
  ask: AskForm,
};

const POLL_FORMS: Record<OfPoll, (props: { poll: PollFragment; request: FormRequest }) => ReactElement> = {
  vote: VoteForm,
  editVote: EditVoteForm,
  refusedVote: RefusedVoteForm,
};

const isOfPoll = (form: FormRequest['form']): form is OfPoll => Object.hasOwn(POLL_FORMS, form);

const WithoutSubject = ({ request: { form, urlHash } }: { request: FormRequest }) =>
  form === 'ask' ? (
    <ExpiredAsk />
  ) : (
    <FormLayout>{isOfPoll(form) ? <MissingPoll urlHash={urlHash} /> : <MissingEvent urlHash={urlHash} />}</FormLayout>
  );

const contentOf = (request: FormRequest, { event, poll }: Partial<EventDetailQuery & PollDetailQuery>) => {
  const { form } = request;
  if (isOfPoll(form)) {
    const Form = POLL_FORMS[form];
    return poll ? <Form poll={poll} request={request} /> : <WithoutSubject request={request} />;
  }
  const Form = FORMS[form];
  return event ? <Form event={event} request={request} /> : <WithoutSubject request={request} />;
};

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
  const url = isOfPoll(form) ? paths.poll(urlHash) : paths.event(urlHash);
  const [results] = await Promise.all([
    runPageQueries(request.query, new URL(url, origin)),
    loadLanguage(language),
    loadEventRules(),
  ]);

  // no await from here on, as for other pages
  activateLanguage(language, locale);
  setNow(now);
  const { status } = previewOf(url, results, now);
  const content = contentOf(request, Object.assign({}, ...results.map(({ data }) => data)) as object);
  const { lifted, body, style } = renderMarkup(content, { results, url });
  const head = `${lifted}<meta name="robots" content="noindex">${style}`;
  return { status, html: fillTemplate(withoutScripts(template), { language, head, body }) };
};
