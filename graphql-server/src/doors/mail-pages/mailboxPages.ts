import { html, type Html } from '@quorum/html/html';
import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import { isoOf } from '../presenters/isoOf.ts';
import { siteHeader } from './pageShell.ts';

const stateOf = ({ sentAt, givenUpAt }: MailEntity): Html => {
  if (sentAt) return html`<span class="state sent">Sent</span>`;
  return givenUpAt ? html`<span class="state failed">Given up</span>` : html`<span class="state">Waiting</span>`;
};

const timeOf = ({ createdAt }: MailEntity): Html =>
  html`<time class="muted small" datetime="${isoOf(createdAt)}">${createdAt.toFormat('d LLL yyyy, HH:mm')} UTC</time>`;

const mailItem = (mail: MailEntity): Html =>
  html`<li>
    <a href="/mailbox/${String(mail.id)}">
      <span class="subject">${mail.subject}</span> ${stateOf(mail)}
      <span class="muted small">To ${mail.recipient}</span> ${timeOf(mail)}
    </a>
  </li>`;

/** All mails that were written, newest first. */
export const mailboxPage = (mails: readonly MailEntity[]): Html =>
  html`${siteHeader()}
    <main>
      <h1>Mailbox</h1>
      <p class="muted">
        No mail host is set up here, so mails are kept instead of sent. This is what people would get.
      </p>
      ${
        mails.length === 0
          ? html`<div class="card"><p>No mail yet. Join an event with an email address, and one is here.</p></div>`
          : html`<ul class="mails">
              ${mails.map(mailItem)}
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
        <dd>${timeOf(mail)}</dd>
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
