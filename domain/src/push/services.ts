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

/** Without credentials, which no browser names. */
const ADDRESS = /^(?<scheme>https?):\/\/(?<host>[a-z\d.-]+(?::\d{1,5})?)\/[\x21-\x7e]*$/;

/**
 * Whether it is an address of a browser's push service. People give us these addresses and we send requests there, so that
 * any other would let anybody have us call a host of their choice.
 * @param more hosts that the operator adds, with their ports; these may do without TLS
 */
export const isPushEndpoint = (text: string, more: ReadonlySet<string>): boolean => {
  const { scheme, host = '' } = ADDRESS.exec(text)?.groups ?? {};
  if (more.has(host)) return true;
  return scheme === 'https' && SERVICES.some((service) => isBelow(host, service));
};
