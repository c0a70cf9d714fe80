import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { notificationsFormPath } from '@quorum/domain/notifications/form';
import { notificationsPath } from '@quorum/domain/notifications/link';
import { html, type Html } from '@quorum/html/html';
import { oneLine } from '../../notices/messages/parts/Content.ts';
import { messagesIn } from '../../notices/messages/languages/messagesIn.ts';
import type { Subscription } from '../../use-cases/outbox/subscriptions.ts';
import { siteHeader } from './pageShell.ts';

const button = (action: string, label: string, look = ''): Html =>
  html`<button type="submit" name="action" value="${action}" class="${look}">${label}</button>`;

const wordsIn = (language: ReaderLanguage) => messagesIn(language).unsubscribing;

const statusOf = ({ unsubscribed, about }: Subscription, language: ReaderLanguage): string | null => {
  const { noMore, noMoreOf } = wordsIn(language);
  if (unsubscribed.has('everything')) return noMore;
  return unsubscribed.has('event') && about !== null ? noMoreOf[about.kind] : null;
};

const buttonsOf = ({ unsubscribed, about }: Subscription, language: ReaderLanguage): Html[] => {
  const { resubscribe, resubscribeTo, stopAll, stop } = wordsIn(language);
  if (unsubscribed.has('everything')) return [button('resubscribe', resubscribe)];
  const everything = button('everything', stopAll, about === null ? 'primary' : '');
  if (about === null) return [everything];
  return unsubscribed.has('event')
    ? [button('resubscribe', resubscribeTo[about.kind]), everything]
    : [button('event', stop[about.kind], 'primary'), everything];
};

const bold = (text: string): Html => html`<strong>${oneLine(text)}</strong>`;

const subjectOf = ({ address, about: subject }: Subscription, language: ReaderLanguage): Html[] => {
  const { about, aboutOne } = wordsIn(language);
  const pieces = subject === null ? about(bold(address)) : aboutOne(bold(address), bold(subject.title));
  return pieces.map((piece) => html`${piece}`);
};

/** The page to which the other link leads has the token behind the `#`, which a server never reads. */
const withoutScript = ({ response }: Subscription, token: string, language: ReaderLanguage): Html | '' =>
  response === null
    ? ''
    : html`<noscript
        ><p class="small">
          <a href="${notificationsFormPath(response, token)}">${wordsIn(language).chooseWithoutScript}</a>
        </p></noscript
      >`;

/** Where the link in a mail leads: the choice is made by a button, for programs follow links too. */
export const unsubscribePage = (subscription: Subscription, token: string, language: ReaderLanguage): Html => {
  const { title, done, stays, choose } = wordsIn(language);
  const status = statusOf(subscription, language);
  return html`${siteHeader('narrow')}
    <main class="narrow">
      <h1>${status ? done : title}</h1>
      <div class="card">
        ${status ? html`<p class="done" role="status">${status}</p>` : ''}
        <p>${subjectOf(subscription, language)}</p>
        <form method="post">${buttonsOf(subscription, language)}</form>
        <p class="small"><a href="${notificationsPath(subscription.response ?? undefined, token)}">${choose}</a></p>
        ${withoutScript(subscription, token, language)}
        <p class="muted small">${stays}</p>
      </div>
    </main>`;
};

/** For a link that no mail holds. */
export const expiredPage = (language: ReaderLanguage): Html =>
  html`${siteHeader('narrow')}
    <main class="narrow">
      <h1>${wordsIn(language).title}</h1>
      <div class="card"><p>${wordsIn(language).expired}</p></div>
    </main>`;
