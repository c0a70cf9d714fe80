import type { webhooks as english } from '@quorum/domain/refusals/webhooks';
import { translation } from '../../translation.ts';

/** What is refused about webhooks. */
export const webhooks = translation<typeof english>()({
  'webhook.unreadable': 'Der Webhook muss ein Objekt mit url, types und scope sein',
  'webhook.url':
    'Die URL muss eine https-Adresse ohne Benutzernamen sein, etwa https://example.com/hooks, an Port 443 oder über 1023',
  'webhook.notHttps': 'Die URL muss mit https:// beginnen',
  'webhook.types': 'types muss eine Liste von Arten wie event.confirmed sein, oder ["*"]',
  'webhook.scope': 'scope muss OWN oder PUBLIC sein',
  'webhook.tooMany': 'Ein Konto hat höchstens {max} Webhooks',
  'webhook.notThere': 'Diesen Webhook gibt es bei dir nicht',
  'webhook.noDelivery': 'Diese Zustellung hat der Webhook nicht mehr',
  'webhook.isDisabled': 'Dieser Webhook ist abgeschaltet. Schalte ihn zuerst ein',
  'limit.webhooks': 'Webhooks wurden zu oft geändert oder ausprobiert. Bitte versuche es später noch einmal',
});
