/** The push services of the browsers; a leading dot stands for any host below. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const isBelow = (host: string, service: string) =>
  service.startsWith('.') ? host.endsWith(service) : host === service;

/**
 * Whether it is an address of a browser's push service. People give us these addresses and we send requests there, so that
 * any other would let strangers have us call whom they like.
 */
export const isPushEndpoint = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && SERVICES.some((service) => isBelow(hostname, service));
};
