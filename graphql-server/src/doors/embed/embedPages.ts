import { wordIn } from '@quorum/domain/vocabulary/vocabularyIn';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { shownExpected, enoughOf, type Enough } from '@quorum/domain/event/enough';
import { isOver } from '@quorum/domain/event/ending';
import { fillPath, PAGES } from '@quorum/domain/pages';
import { html, Html } from '@quorum/html/html';
import { DateTime } from 'luxon';
import { PACKAGE_ROOT } from '../../config/packageRoot.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import type { EventView } from '../presenters/presentEvent.ts';
import { lettersOn, type EmbedLook } from './embedLook.ts';

const read = (file: string) => readFileSync(path.join(PACKAGE_ROOT, 'assets/embed', file), 'utf8');

/** For the pages of others. */
export const EMBED_SCRIPT = read('embed.js');
const STYLE = read('frame.css');
const HEIGHT_SCRIPT = read('height.js');

/** Not from a template, whose layout may change: the policy knows the script by its hash. */
const SCRIPT_ELEMENT = new Html(`<script>${HEIGHT_SCRIPT}</script>`);

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Anybody may frame these pages, which hold nothing to be pressed but links: no form, no cookie, no script but one of its own. */
export const FRAME_POLICY = [
  "default-src 'none'",
  `script-src ${sourceOf(HEIGHT_SCRIPT)}`,
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

const inLook = ({ theme, accent, language }: EmbedLook, title: string, content: Html): string => {
  const colours = accent === null ? '' : `--accent:#${accent};--on-accent:#${lettersOn(accent)}`;
  return html`<!doctype html>
    <html lang="${language}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body style="${colours}">
        ${content} ${SCRIPT_ELEMENT}
      </body>
    </html>`.markup;
};

type Shown = Pick<
  EventView,
  | 'urlHash'
  | 'title'
  | 'location'
  | 'date'
  | 'endTime'
  | 'timezone'
  | 'status'
  | 'placesLeft'
  | 'participants'
  | 'participantThreshold'
  | 'capacity'
  | 'decisionRule'
  | 'decideAt'
  | 'eventType'
>;

/** Beside the frame, for the frame is no place to go on in: nothing is written in it. */
const link = (address: string, text: string, { language }: EmbedLook, className = ''): Html =>
  html`<a class="${className}" href="${address}" target="_blank" rel="noopener"
    >${text}<span class="hint"> ${messagesIn(language).embed.opensBeside}</span></a
  >`;

const pageOf = ({ urlHash }: Pick<Shown, 'urlHash'>): string => fillPath(PAGES.event, { urlHash });

const whenOf = ({ date, timezone }: Shown, { language }: EmbedLook): string =>
  DateTime.fromISO(date, { zone: timezone }).setLocale(language).toLocaleString({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

const takesOf = ({ verdict, missing, threshold }: Enough, { language }: EmbedLook): string => {
  const words = messagesIn(language).embed;
  if (verdict === 'IN') return words.enoughAreIn;
  if (verdict === 'EXPECTED') return words.enoughExpected;
  return verdict === 'MISSING'
    ? words.moreNeeded({ count: missing })
    : words.mustBeCertain({ threshold: String(threshold) });
};

/** How many are in, and what it takes; that so many are in is said where no maybe is among them. */
const standingOf = (enough: Enough, look: EmbedLook): string => {
  const words = messagesIn(look.language).embed;
  const count = shownExpected(enough).toLocaleString(look.language);
  const say = enough.expected === enough.certain ? words.ratio : words.expected;
  return `${say({ count, threshold: String(enough.threshold) })} · ${takesOf(enough, look)}`;
};

const statusOf = (event: Shown, { language }: EmbedLook, now: DateTime): string | null => {
  const words = messagesIn(language).embed;
  if (event.status === 'CALLED_OFF') return words.calledOff;
  if (isOver(event, now.toMillis())) return words.over;
  if (event.placesLeft === 0) return words.full;
  return event.status === 'CONFIRMED' ? words.confirmed : null;
};

/** One event. */
export const eventFrame = (event: Shown, look: EmbedLook, now: DateTime): string => {
  const words = messagesIn(look.language).embed;
  const enough = enoughOf(event.participants, event);
  const status = statusOf(event, look, now);
  const part = Math.min(100, Math.round((enough.expected / enough.threshold) * 100));
  const isOpen = event.status !== 'CALLED_OFF' && !isOver(event, now.toMillis());
  return inLook(
    look,
    event.title,
    html`<main>
      <div class="top">
        <span class="type" style="--type:${event.eventType.color}"
          >${wordIn(look.language, 'eventTypeNames', event.eventType.name)}</span
        >
        ${status === null ? '' : html`<span class="status">${status}</span>`}
      </div>
      <h1>${link(pageOf(event), event.title, look)}</h1>
      <div class="facts">
        <p><time datetime="${event.date}">${whenOf(event, look)}</time></p>
        <p>${event.location}</p>
      </div>
      <div class="bar" style="--part:${String(part)}%"><div></div></div>
      <p class="standing">${standingOf(enough, look)}</p>
      <div class="end">
        ${link(pageOf(event), isOpen ? words.join : words.see, look, 'button')} ${link('/', 'Quorum', look, 'home')}
      </div>
    </main>`,
  );
};

const lineOf = (event: Shown, look: EmbedLook, now: DateTime): Html => {
  const status = statusOf(event, look, now);
  const enough = enoughOf(event.participants, event);
  return html`<li>
    <h2>${link(pageOf(event), event.title, look)}</h2>
    <p class="facts"><time datetime="${event.date}">${whenOf(event, look)}</time> · ${event.location}</p>
    <p class="standing">${status === null ? '' : `${status} · `}${standingOf(enough, look)}</p>
  </li>`;
};

/** The next events, with the way to all of them. */
export const listFrame = (
  events: readonly Shown[],
  { look, now, home }: { look: EmbedLook; now: DateTime; home: string },
): string => {
  const words = messagesIn(look.language).embed;
  const lines = events.map((event) => lineOf(event, look, now));
  return inLook(
    look,
    words.list,
    html`<main>
      <h1>${words.list}</h1>
      ${
        lines.length === 0
          ? html`<p class="facts">${words.none}</p>`
          : html`<ul class="list">
              ${lines}
            </ul>`
      }
      <div class="end">${link(home, words.all, look, 'home')}</div>
    </main>`,
  );
};

/** In place of an event that may not be shown, or is not there. */
export const goneFrame = (look: EmbedLook): string => {
  const words = messagesIn(look.language).embed;
  return inLook(
    look,
    words.gone,
    html`<main>
      <h1>${words.gone}</h1>
      <p class="facts">${words.goneWhy}</p>
      <div class="end">${link('/', words.all, look, 'home')}</div>
    </main>`,
  );
};
