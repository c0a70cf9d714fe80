// The account picker of local sign-in: hands the chosen account to the page that asked for one, in the form that
// `firebase` expects of Google. By a message to the window that opened this one, or by going back where it came from.
/* global document, location, sessionStorage, setTimeout, window, FormData, URL, URLSearchParams */

/** A window that closes within its own click looks like a crash to whatever drives the browser. */
const CLOSE_AFTER_MS = 150;

const query = new URLSearchParams(location.search);

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

/** Says why nothing can be chosen, and answers where it says so. */
const explain = () => {
  const problem = document.getElementById('problem');
  problem.textContent = 'No page is waiting for an account. Start from the Sign in with Google button.';
  problem.hidden = false;
  return problem;
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
    explain().focus();
    return;
  }
  sessionStorage.setItem('localAuthEvent', JSON.stringify(localAuthEvent));
  location.replace(url);
};

/** What is wrong with a field; the empty text when nothing is. */
const complaint = {
  name: (name) => (name === '' ? 'Name is required' : ''),
  email: (email, { emailPattern }) => {
    if (email === '') return 'Email is required';
    return new RegExp(emailPattern).test(email) ? '' : 'Please enter a valid email address';
  },
};

const show = (field, message) => {
  field.setAttribute('aria-invalid', String(message !== ''));
  document.getElementById(`${field.name}-error`).textContent = message;
};

const complaintOf = (field) => complaint[field.name](field.value.trim(), field.form.dataset);

// The page listens before it has anything to press: a form that is sent without this script leads nowhere.
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  const fields = [...form.querySelectorAll('input')];
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
document.addEventListener('input', ({ target }) => {
  if (complaintOf(target) === '') show(target, '');
});

document.addEventListener('click', ({ target }) => {
  const card = target.closest('[data-account]');
  if (card) choose(JSON.parse(card.dataset.account));
});

document.addEventListener('DOMContentLoaded', () => {
  if (wantsRedirect && returnUrl() === null) explain();
});
