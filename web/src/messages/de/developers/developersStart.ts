import type { developersStart as english } from '../../en/developers/developersStart.ts';
import { translation } from '../../translation.ts';

export const developersStart = translation<typeof english>()({
  title: 'Für Entwickler',
  lead: 'Ein Bot, die Website eines Vereins, ein nächtlicher Import: eine Anbindung an einem Abend. Jedes Beispiel auf dieser Seite läuft in unseren Tests.',
  contents: 'Auf dieser Seite',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copiedWhat: 'Füge es dort ein, wo es laufen soll.',
  choose: 'Sprache des Beispiels',
  start: 'Schnellstart',
  startText: 'Zum Lesen braucht es weder Konto noch Schlüssel noch Bibliothek. Füge eines davon ein:',
  startMore:
    'Alle Aufrufe von REST stehen in <docs>ihrer Dokumentation</docs> und als <openapi>OpenAPI</openapi>; GraphQL lässt sich in <graphql>GraphiQL</graphql> ausprobieren und nachlesen. Beide tun dasselbe, nach denselben Regeln.',
  identity: 'Wer aufruft',
  identityNobody:
    '<b>Niemand.</b> Was alle sehen, lässt sich ohne Identität lesen, auch von Skripten anderer Websites. Wer die Adresse eines Events hat, kann antworten.',
  identityResponse:
    '<b>Eine Antwort.</b> Wer antwortet, bekommt einmal ein <code>responseToken</code>. Als <code>X-Response-Token</code> gesendet ändert oder entfernt es diese Antwort.',
  identityToken:
    '<b>Das Programm einer Person.</b> Ein API-Token, erstellt auf <tokens>der Seite deiner Tokens</tokens>, gesendet als <code>Authorization: Bearer quorum_pat_…</code>.',
  identityPerson:
    '<b>Eine Person.</b> Das ID-Token von Firebase, das unsere App hat, auf dieselbe Weise gesendet. <code>GET /api/init</code> sagt, wie man sich hier anmeldet.',
  respond: 'Antworten und es sich anders überlegen',
  tokens: 'Tokens und Rechte',
  tokensText:
    'Ein Token handelt als die Person, die es erstellt hat, im Rahmen seiner Rechte; keines enthält ein anderes. Es wird einmal gezeigt und auf derselben Seite widerrufen. Halte es von Seiten und Apps fern, die andere lesen können.',
  create: 'Ein Event erstellen',
  scope: 'Recht',
  scopeFor: 'Erlaubt',
  scopeRead: 'Lesen als diese Person, auch ihre privaten Events.',
  scopeWrite: 'Antworten, abstimmen, folgen und melden.',
  scopeManage: 'Events und Umfragen erstellen, ändern, entscheiden und löschen.',
  scopeNone: 'keines',
  scopeNoneWhy: 'Nur die angemeldete Person selbst: Tokens, Webhooks, Konto, Übergaben.',
  calls: 'Aufrufe',
});
