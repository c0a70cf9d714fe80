import { isoOf } from '@quorum/domain/isoOf';
import { html, type Html } from '@quorum/html/html';
import type { DateTime } from 'luxon';
import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import type { MailboxEntry } from '../../persistence/listMailbox.ts';
import { siteHeader } from './pageShell.ts';

const STATES: Record<MailboxEntry['state'], Html> = {
  SENT: html`<span class="state sent">Sent</span>`,
  GIVEN_UP: html`<span class="state failed">Given up</span>`,
  WAITING: html`<span class="state">Waiting</span>`,
};

const stateOf = ({ sentAt, givenUpAt }: MailEntity): Html =>
  STATES[sentAt ? 'SENT' : givenUpAt ? 'GIVEN_UP' : 'WAITING'];

const timeOf = (at: DateTime): Html =>
  html`<time class="muted small" datetime="${isoOf(at)}">${at.toFormat('d LLL yyyy, HH:mm')} UTC</time>`;

const mailItem = ({ id, subject, to, at, state }: MailboxEntry): Html =>
  html`<li>
    <a href="/mailbox/${String(id)}">
      <span class="subject">${subject}</span> ${STATES[state]} <span class="muted small">To ${to}</span> ${timeOf(at)}
    </a>
  </li>`;

/** Short enough to be read in the list. */
const shortItem = ({ channel, subject, text, to, at, state }: MailboxEntry): Html =>
  html`<li>
    <div>
      <span class="subject">${channel === 'SMS' ? 'Text message' : subject}</span> ${STATES[state]}
      <pre>${text}</pre>
      <span class="muted small">To ${channel === 'SMS' ? to : `a device at ${new URL(to).host}`}</span> ${timeOf(at)}
    </div>
  </li>`;

/** All that was written to people, newest first. */
export const mailboxPage = (entries: readonly MailboxEntry[]): Html =>
  html`${siteHeader()}
    <main>
      <h1>Mailbox</h1>
      <p class="muted">
        No mail host is set up here, so mails are kept instead of sent, and texts where no provider is. This is what
        people would get, notifications on devices too.
      </p>
      ${
        entries.length === 0
          ? html`<div class="card"><p>Nothing yet. Join an event with an email address, and one mail is here.</p></div>`
          : html`<ul class="mails">
              ${entries.map((entry) => (entry.channel === 'MAIL' ? mailItem(entry) : shortItem(entry)))}
            </ul>`
      }
    </main>`;

const attachment = ({ id, calendar }: MailEntity): Html =>
  calendar === null
    ? html``
    : html`<dt>Attached</dt>
        <dd><a href="/mailbox/${String(id)}/event.ics">event.ics</a></dd>`;

/** One mail, as HTML and as text. */
export const mailPage = (mail: MailEntity): Html =>
  html`${siteHeader()}
    <main>
      <p class="small"><a href="/mailbox">All mails</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${mail.recipient}</dd>
        <dt>Written</dt>
        <dd>${timeOf(mail.createdAt)}</dd>
        <dt>State</dt>
        <dd>${stateOf(mail)}</dd>
        ${attachment(mail)}
      </dl>
      <iframe
        src="/mailbox/${String(mail.id)}/html"
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>As plain text</h2>
      <pre>${mail.text ?? ''}</pre>
    </main>`;
