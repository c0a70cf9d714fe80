import type { WebhookKind } from '@quorum/domain/webhooks/delivery';

/** Chat services, which show their people a message and take no other body. */
export type ChatService = Exclude<WebhookKind, 'STANDARD'>;

/** By its host; of Mattermost, which everybody runs at a host of their own, by the form of its addresses. */
export const chatServiceOf = (url: string): ChatService | null => {
  const { hostname, pathname } = new URL(url);
  if (hostname === 'hooks.slack.com') return 'SLACK';
  if (/^(?:.+\.)?discord(?:app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/')) return 'DISCORD';
  if (hostname === 'api.telegram.org' && /^\/bot[^/]+\/sendMessage$/.test(pathname)) return 'TELEGRAM';
  return /^(?:\/[\w-]+)?\/hooks\/[a-z\d]{26}$/.test(pathname) ? 'MATTERMOST' : null;
};

/** Text as a service shows it: what people have written there addresses nobody and formats nothing. */
const escaped: Readonly<Record<ChatService, (text: string) => string>> = {
  SLACK: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  DISCORD: (text) => text.replaceAll(/[\\*_~`|>#[\]()<@-]/g, String.raw`\$&`),
  // `@` with nothing visible after it is no name
  MATTERMOST: (text) => text.replaceAll(/[\\*_~`|>#[\]()<!]/g, String.raw`\$&`).replaceAll('@', '@\u200b'),
  TELEGRAM: (text) => text,
};

/** A sentence, and where it leads. */
export interface ChatMessage {
  title: string;
  sentence: string;
  url: string | null;
}

const textOf = (service: ChatService, { title, sentence, url }: ChatMessage): string =>
  [`${escaped[service](title)}: ${escaped[service](sentence)}`, ...(url === null ? [] : [url])].join('\n');

/** The body that a service takes. */
export const chatBody = (service: ChatService, message: ChatMessage): Record<string, unknown> => {
  const text = textOf(service, message);
  if (service === 'DISCORD') return { content: text.slice(0, 2_000), allowed_mentions: { parse: [] } };
  if (service === 'TELEGRAM') return { text, disable_web_page_preview: true };
  return { text };
};
