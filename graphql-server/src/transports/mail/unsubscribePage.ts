import { html, type Html } from '../../markup/html.ts';
import { oneLine } from '../../mail-templates/Content.ts';
import type { Subscription } from '../../use-cases/mail/subscriptions.ts';
import { siteHeader } from './pageShell.ts';

const button = (action: string, label: string, look = ''): Html =>
  html`<button type="submit" name="action" value="${action}" class="${look}">${label}</button>`;

const statusOf = ({ unsubscribed, eventTitle }: Subscription): string | null => {
  if (unsubscribed.has('everything')) return 'You get no more mail from Quorum.';
  return unsubscribed.has('event') && eventTitle !== null ? 'You get no more mail about this event.' : null;
};

const buttonsOf = ({ unsubscribed, eventTitle }: Subscription): Html[] => {
  if (unsubscribed.has('everything')) return [button('resubscribe', 'Send me mail again')];
  const everything = button('everything', 'Stop all mail from Quorum', eventTitle === null ? 'primary' : '');
  if (eventTitle === null) return [everything];
  return unsubscribed.has('event')
    ? [button('resubscribe', 'Send me mail about it again'), everything]
    : [button('event', 'Stop mail about this event', 'primary'), everything];
};

const onEvent = (title: string | null): Html | string =>
  title === null ? '' : html` on <strong>${oneLine(title)}</strong>`;

/** Where the link in a mail leads: the choice is made by a button, for programs follow links too. */
export const unsubscribePage = (subscription: Subscription): Html => {
  const { address, eventTitle } = subscription;
  const status = statusOf(subscription);
  return html`${siteHeader('narrow')}
    <main class="narrow">
      <h1>${status ? 'Unsubscribed' : 'Unsubscribe'}</h1>
      <div class="card">
        ${status ? html`<p class="done" role="status">${status}</p>` : ''}
        <p>This is about mail to <strong>${address}</strong>${onEvent(eventTitle)}.</p>
        <form method="post">${buttonsOf(subscription)}</form>
        <p class="muted small">Your answers to events stay as they are. The address is used for nothing else.</p>
      </div>
    </main>`;
};

/** For a link that no mail holds. */
export const expiredPage = (message: string): Html =>
  html`${siteHeader('narrow')}
    <main class="narrow">
      <h1>Unsubscribe</h1>
      <div class="card"><p>${message}.</p></div>
    </main>`;
