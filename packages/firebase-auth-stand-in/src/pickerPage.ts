import { EMAIL_MAX, NAME_MAX } from '@quorum/domain/response/constants';
import { z } from 'zod';
import type { LocalProfile } from './accounts/LocalAccounts.ts';
import { localUid } from './accounts/localUid.ts';
import { html, type Html } from '@quorum/html/html';

const TITLE = 'Sign in with Google (local)';
/** A person's initial gets one of so many colours, which `picker.css` names. */
const AVATAR_COLORS = 6;

const letters = new Intl.Segmenter('en');

const firstLetter = (name: string) => {
  const [first] = letters.segment(name.trim());
  return first?.segment.toLocaleUpperCase('en') ?? '?';
};

const colorOf = (sub: string) => String(Number.parseInt(localUid(sub).slice(0, 4), 16) % AVATAR_COLORS);

/** What `picker.js` hands back as the claims of the account. */
const claimsOf = ({ sub, email, name, picture }: LocalProfile) =>
  JSON.stringify({ sub, email: email ?? undefined, name: name ?? undefined, picture: picture ?? undefined });

const accountCard = (profile: LocalProfile): Html => {
  const title = profile.name || profile.email || profile.sub;
  const detail = profile.email && profile.email !== title ? html`<span class="email">${profile.email}</span>` : html``;
  return html`<li>
    <button type="button" class="account" data-account="${claimsOf(profile)}">
      <span class="avatar" data-color="${colorOf(profile.sub)}" aria-hidden="true">${firstLetter(title)}</span>
      <span class="who"><span class="name">${title}</span> ${detail}</span>
    </button>
  </li>`;
};

const accountSection = (id: string, heading: string, people: readonly LocalProfile[]): Html =>
  people.length === 0
    ? html``
    : html`<section aria-labelledby="${id}">
        <h2 id="${id}">${heading}</h2>
        <ul class="accounts">
          ${people.map(accountCard)}
        </ul>
      </section>`;

const textBox = (name: string, label: string, type: string, max: number): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${name}"
      maxlength="${String(max)}"
      required
      aria-describedby="${name}-error"
    />
    <p class="error" id="${name}-error"></p>
  </div>`;

const form = html`<section aria-labelledby="other">
  <h2 id="other">Someone else</h2>
  <form id="form" novalidate data-email-pattern="${z.regexes.email.source}">
    ${[textBox('name', 'Name', 'text', NAME_MAX), textBox('email', 'Email', 'email', EMAIL_MAX)]}
    <button type="submit" class="primary">Use this account</button>
  </form>
</section>`;

/** The page where one picks who to be; `recent` are the people who signed in on this machine before. */
export const pickerPage = (recent: readonly LocalProfile[], offered: readonly LocalProfile[]): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${TITLE}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/emulator/auth/picker.css" />
        <script src="/emulator/auth/picker.js"></script>
      </head>
      <body>
        <main>
          <header>
            <h1>${TITLE}</h1>
            <p>
              Google is not set up here, so this page stands in for it. Choose who to be: it stays on this server, and
              no password is asked.
            </p>
          </header>
          <noscript>Choosing an account needs JavaScript. Please allow it for this page.</noscript>
          <p class="problem" id="problem" role="alert" tabindex="-1" hidden></p>
          ${[accountSection('recent', 'Here before', recent), accountSection('offered', 'Try it as', offered), form]}
        </main>
      </body>
    </html>`.markup;
