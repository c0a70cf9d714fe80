// The account picker of local sign-in: hands the chosen account to the page that asked for one, in the form that
// `firebase` expects of Google. By a message to the window that opened this one, or by going back where it came from.
/* global document, location, sessionStorage, setTimeout, window, FormData, URL, URLSearchParams */

/** A window that closes within its own click looks like a crash to whatever drives the browser. */
const CLOSE_AFTER_MS = 150;

const query = new URLSearchParams(location.search);
const form = document.getElementById('form');
const problem = document.getElementById('problem');

const wantsRedirect = !window.opener || (query.get('authType') ?? '').endsWith('ViaRedirect');

/** Where to go back to: a page of this very site, or nowhere. */
const returnUrl = () => {
  const wanted = query.get('redirectUrl');
  const url = wanted === null ? null : URL.parse(wanted, location.origin);
  return url?.origin === location.origin ? url.href : null;
};

const authEvent = (account) => ({
  type: query.get('authType'),
  eventId: query.get('eventId'),
  urlResponse: `${location.origin}/emulator/auth/handler?${new URLSearchParams({
    providerId: 'google.com',
    id_token: JSON.stringify(account),
  })}`,
  sessionId: null,
  postBody: null,
  tenantId: null,
  error: null,
});

const explain = () => {
  problem.textContent = 'No page is waiting for an account. Start from the Sign in with Google button.';
  problem.hidden = false;
};

const choose = (account) => {
  const localAuthEvent = authEvent(account);
  if (!wantsRedirect) {
    window.opener.postMessage({ localAuthEvent }, location.origin);
    setTimeout(() => window.close(), CLOSE_AFTER_MS);
    return;
  }
  const url = returnUrl();
  if (url === null) {
    explain();
    problem.focus();
    return;
  }
  sessionStorage.setItem('localAuthEvent', JSON.stringify(localAuthEvent));
  location.replace(url);
};

const emailPattern = new RegExp(form.dataset.emailPattern);

/** What is wrong with a field; the empty text when nothing is. */
const complaint = {
  name: (name) => (name === '' ? 'Name is required' : ''),
  email: (email) => {
    if (email === '') return 'Email is required';
    return emailPattern.test(email) ? '' : 'Please enter a valid email address';
  },
};

const show = (field, message) => {
  field.setAttribute('aria-invalid', String(message !== ''));
  document.getElementById(`${field.name}-error`).textContent = message;
};

const fields = [...form.querySelectorAll('input')];

const complaintOf = (field) => complaint[field.name](field.value.trim());

form.addEventListener('submit', (event) => {
  event.preventDefault();
  for (const field of fields) show(field, complaintOf(field));
  const wrong = fields.find(complaintOf);
  if (wrong) {
    wrong.focus();
    return;
  }
  const data = new FormData(form);
  const email = data.get('email').trim();
  choose({ sub: email.toLowerCase(), email, name: data.get('name').trim() });
});

// a complaint goes away as soon as it is mended, and none appears while one is still typing
for (const field of fields) {
  field.addEventListener('input', () => {
    if (complaintOf(field) === '') show(field, '');
  });
}

for (const card of document.querySelectorAll('[data-account]')) {
  card.addEventListener('click', () => choose(JSON.parse(card.dataset.account)));
}

if (wantsRedirect && returnUrl() === null) explain();
