import type { Language } from '@quorum/domain/language';
import { notificationsPath } from '@quorum/domain/notifications/link';
import { html, type Html } from '@quorum/html/html';
import { oneLine } from '../../notices/messages/parts/Content.ts';
import { messagesIn } from '../../notices/messages/languages/messagesIn.ts';
import type { Subscription } from '../../use-cases/outbox/subscriptions.ts';
import { siteHeader } from './pageShell.ts';

const button = (action: string, label: string, look = ''): Html =>
  html`<button type="submit" name="action" value="${action}" class="${look}">${label}</button>`;

const wordsIn = (language: Language) => messagesIn(language).unsubscribing;

const statusOf = ({ unsubscribed, eventTitle }: Subscription, language: Language): string | null => {
  if (unsubscribed.has('everything')) return wordsIn(language).noMore;
  return unsubscribed.has('event') && eventTitle !== null ? wordsIn(language).noMoreOfEvent : null;
};

const buttonsOf = ({ unsubscribed, eventTitle }: Subscription, language: Language): Html[] => {
  const { resubscribe, resubscribeToEvent, stopAll, stopEvent } = wordsIn(language);
  if (unsubscribed.has('everything')) return [button('resubscribe', resubscribe)];
  const everything = button('everything', stopAll, eventTitle === null ? 'primary' : '');
  if (eventTitle === null) return [everything];
  return unsubscribed.has('event')
    ? [button('resubscribe', resubscribeToEvent), everything]
    : [button('event', stopEvent, 'primary'), everything];
};

const bold = (text: string): Html => html`<strong>${oneLine(text)}</strong>`;

const subjectOf = ({ address, eventTitle }: Subscription, language: Language): Html[] => {
  const { about, aboutEvent } = wordsIn(language);
  const pieces = eventTitle === null ? about(bold(address)) : aboutEvent(bold(address), bold(eventTitle));
  return pieces.map((piece) => html`${piece}`);
};

/** Where the link in a mail leads: the choice is made by a button, for programs follow links too. */
export const unsubscribePage = (subscription: Subscription, token: string, language: Language): Html => {
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
        <p class="muted small">${stays}</p>
      </div>
    </main>`;
};

/** For a link that no mail holds. */
export const expiredPage = (language: Language): Html =>
  html`${siteHeader('narrow')}
    <main class="narrow">
      <h1>${wordsIn(language).title}</h1>
      <div class="card"><p>${wordsIn(language).expired}</p></div>
    </main>`;
