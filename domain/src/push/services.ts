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

/** Without a port and without credentials: browsers name neither. */
const ADDRESS = /^https:\/\/(?<host>[a-z\d.-]+)\/[\x21-\x7e]*$/;

/**
 * Whether it is an address of a browser's push service. People give us these addresses and we send requests there, so that
 * any other would let anybody have us call a host of their choice.
 */
export const isPushEndpoint = (text: string): boolean => {
  const host = ADDRESS.exec(text)?.groups?.host;
  return host !== undefined && SERVICES.some((service) => isBelow(host, service));
};
