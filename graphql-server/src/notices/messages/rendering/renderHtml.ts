import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { linksIn } from '@quorum/domain/linksIn';
import { html, Html } from '@quorum/html/html';
import type { Block, Content } from '../parts/Content.ts';
import { DARK_RULES, STYLE } from './mailStyle.ts';
import { renderCode } from './renderCode.ts';
import { messagesIn } from '../languages/messagesIn.ts';

/** The links in what people wrote, for those who have asked to be told; no search engine reads mails, and no page learns where they were. */
const linked = (text: string, { isConfirmed }: Content) =>
  isConfirmed
    ? linksIn(text).map(({ text: piece, href }) =>
        href === null
          ? html`${piece}`
          : html`<a class="text" href="${href}" target="_blank" rel="nofollow noopener noreferrer">${piece}</a>`,
      )
    : text;

const factRow = ([label, value]: readonly [string, string], content: Content): Html =>
  html`<tr>
    <th class="muted edge" scope="row" align="left" style="${STYLE.label};font-weight:400">${label}</th>
    <td class="text edge" style="${STYLE.value}">${linked(value, content)}</td>
  </tr>`;

const quoted = (quote: string, language: ReaderLanguage): Html =>
  html`<br /><span class="muted" style="${STYLE.quote}">${messagesIn(language).quote(quote)}</span>`;

const listItem = ({ text, quote }: { text: string; quote?: string }, language: ReaderLanguage): Html =>
  html`<li class="text" style="${STYLE.item}">${text}${quote ? quoted(quote, language) : ''}</li>`;

const renderBlock = (block: Block, content: Content): Html => {
  const { language } = content;
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="text" style="${STYLE.paragraph}">${linked(block.text, content)}</p>`;
    case 'facts':
      return html`<table style="${STYLE.facts}" cellpadding="0" cellspacing="0">
        ${block.facts.map((fact) => factRow(fact, content))}
      </table>`;
    case 'list':
      return html`<ul style="${STYLE.list}">
        ${block.items.map((item) => listItem(item, language))}
      </ul>`;
    case 'seats':
      // the sentence says it to those who do not see it
      return html`<p class="text" style="${STYLE.paragraph}">
        <span class="seats" style="${STYLE.seats}" aria-hidden="true">${block.seats}</span><br />${block.text}
      </p>`;
    case 'code':
      return html`<p class="text" style="${STYLE.paragraph}">${block.text}</p>
        ${renderCode(block.code, block.text)}`;
    case 'button':
      return html`<p style="${STYLE.buttons}">
        <a class="button" href="${block.url}" target="_blank" style="${STYLE.button}">${block.label}</a>
      </p>`;
  }
};

const footerLink = (url: string, label: string): Html =>
  html`<a class="muted" href="${url}" target="_blank" style="${STYLE.footerLink}">${label}</a>`;

const footer = ({ reason, unsubscribeUrl, notificationsUrl, publicUrl, language }: Content): Html =>
  html`<div class="muted" style="${STYLE.footer}">
    ${reason}<br />
    ${notificationsUrl ? html`${footerLink(notificationsUrl, messagesIn(language).notifications)} · ` : ''}
    ${footerLink(unsubscribeUrl, messagesIn(language).unsubscribe)} · ${footerLink(publicUrl, 'Quorum')}
  </div>`;

/** The mail as an HTML page: one column, styled inline, in both colour schemes, with nothing to load. */
export const renderHtml = (content: Content): string =>
  html`<!doctype html>
    <html lang="${content.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.heading}</title>
        <style>
          ${new Html(DARK_RULES)}
        </style>
      </head>
      <body class="page" style="${STYLE.body}">
        <table class="page" role="presentation" style="${STYLE.page}" cellpadding="0" cellspacing="0" width="100%">
          <tr>
            <td align="center" style="${STYLE.gutter}">
              <div style="${STYLE.column}">
                <div class="brand" style="${STYLE.brand}">Quorum<span class="dot" style="${STYLE.dot}">.</span></div>
                <div class="card" style="${STYLE.card}">
                  <h1 class="text" style="${STYLE.heading}">${content.heading}</h1>
                  ${content.blocks.map((block) => renderBlock(block, content))}
                </div>
                ${footer(content)}
              </div>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
