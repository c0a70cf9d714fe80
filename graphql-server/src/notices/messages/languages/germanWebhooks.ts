import type { englishWebhooks } from './englishWebhooks.ts';

export const germanWebhooks: typeof englishWebhooks = {
  webhookDisabled: {
    subject: (host) => `Dein Webhook zu ${host} wurde abgeschaltet`,
    heading: 'Ein Webhook wurde abgeschaltet',
    because: {
      FAILING: (host) => `Seit drei Tagen hat ${host} nichts von Quorum angenommen.`,
      GONE: (host) => `${host} hat geantwortet, dass es dort nichts mehr gibt (410).`,
    },
    next: 'Dorthin wird nichts mehr gesendet. Wenn alles wieder läuft, schalte den Webhook ein; was inzwischen geschah, wird nicht nachgesendet.',
    open: 'Deine Webhooks öffnen',
    why: 'Du bekommst diese Mail, weil du den Webhook angelegt hast.',
  },
};
