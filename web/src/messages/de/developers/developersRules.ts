import type { developersRules as english } from '../../en/developers/developersRules.ts';
import { translation } from '../../translation.ts';

export const developersRules = translation<typeof english>()({
  limits: 'Grenzen',
  limitsText:
    'Was begrenzt ist, sagt es: <code>RateLimit</code>, wie viel übrig ist, und eines zu viel ist <code>429</code> mit <code>Retry-After</code>.',
  limit: 'Was',
  most: 'Höchstens',
  inMinute: '{count} in der Minute',
  inHour: '{count} in der Stunde',
  inDay: '{count} am Tag',
  days: '{count} Tage',
  hours: '{count} Stunden',
  seconds: '{count} Sekunden',
  limitRequest: 'Anfragen eines Netzes, die kein Cache beantwortet',
  limitToken: 'Anfragen mit einem Token',
  limitJoin: 'Antworten eines Netzes auf ein Event',
  limitCreateEvent: 'Neue Events einer Person',
  limitEditEvent: 'Änderungen an einem Event',
  limitChangeWebhook: 'Webhooks, die eine Person erstellt, ändert oder löscht',
  limitTryWebhook: 'Sendungen, die eine Person verlangt',
  limitTokens: 'Tokens einer Person',
  limitTokenDays: 'Lebensdauer eines Tokens',
  limitWebhooks: 'Webhooks einer Person',
  limitDelivery: 'Zeit, auf eine Sendung zu antworten',
  limitRetries: 'Wiederholungen einer Sendung',
  retriesIn: '{count} in {hours} Stunden',
  limitDeliveries: 'Sendungen, die zum Nachsehen bleiben',
  limitStreams: 'Offene Ströme eines Netzes',
  limitPage: 'Einträge einer Seite',
  limitSync: 'Wie weit updatedSince zurückreicht',
  limitKey: 'Wie lange ein Idempotency-Key zählt',
  limitDepth: 'Ebenen eines GraphQL-Dokuments',
  limitAliases: 'Aliase eines GraphQL-Dokuments',
  limitCost: 'Felder, die ein GraphQL-Dokument auflösen lassen darf',
  stability: 'Was bleibt und was sich ändern darf',
  stays:
    'Bricht, und wird darum vorher angekündigt: einen Aufruf, ein Feld, einen Parameter oder einen Code entfernen oder umbenennen; einen anderen Typ oder eine andere Bedeutung; verlangen, was freiwillig war; ein neues Recht für einen alten Aufruf.',
  mayChange:
    'Bricht nicht, jederzeit: neue Aufrufe, Felder, freiwillige Parameter, Werte einer Liste, die wächst (Arten von Webhooks, Codes), Header; die Reihenfolge von Feldern; Worte für Menschen in <code>detail</code> und <code>message</code>; höhere Grenzen.',
  clients:
    'Lass dein Programm also Felder übergehen, die es nicht kennt, und einen unbekannten Code nach seinem Status behandeln.',
  deprecation: 'Abkündigung',
  deprecationText: 'Was wegfällt, funktioniert noch mindestens {days} Tage lang.',
  deprecationHow:
    'Bis dahin sagt es ein Aufruf von REST in den Headern <code>Deprecation</code> und <code>Sunset</code> und im OpenAPI-Dokument, ein Feld von GraphQL durch <code>@deprecated</code>, und die Liste unten nennt, was an seine Stelle tritt.',
  changelog: 'Änderungen der API',
  changelogText: 'Folge ihnen als <atom>Atom</atom> oder <json>JSON Feed</json>. Auf Englisch, wie die API.',
  kindADDED: 'Neu',
  kindCHANGED: 'Geändert',
  kindDEPRECATED: 'Abgekündigt',
  kindREMOVED: 'Entfernt',
});
