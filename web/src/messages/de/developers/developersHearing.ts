import type { developersHearing as english } from '../../en/developers/developersHearing.ts';
import { translation } from '../../translation.ts';

export const developersHearing = translation<typeof english>()({
  webhooks: 'Webhooks',
  webhooksText:
    'Lass deiner Adresse sagen, was geschieht: <webhooks>Erstelle einen Webhook</webhooks>, für das, was du organisierst, oder für alles Öffentliche. Sendungen sind signiert wie bei <standard>Standard Webhooks</standard> und kommen für jedes Event der Reihe nach. Eine kann doppelt kommen: Dann ist ihre <code>webhook-id</code> dieselbe.',
  webhooksTypes: 'Was sie sagen',
  webhooksReceive: 'Empfangen, und niemandem sonst glauben',
  webhooksAnswer:
    'Prüfe den Inhalt, wie er kam, nicht, was ein Parser daraus machte, und antworte zuerst: Die Arbeit kann warten. Felder kommen ohne Ankündigung dazu. Eine Adresse von Slack, Discord, Mattermost oder Telegram bekommt stattdessen eine Nachricht für Menschen.',
  live: 'Änderungen live',
  liveText:
    'Eine Subscription von GraphQL, per Server-Sent Events. Die erste Nachricht ist der Stand: Beginn einfach neu, wo ein Strom endet. <code>pollChanged</code> ist wie diese. Von <code>eventsChanged</code> ist die erste Nachricht null: Lies dann die Liste.',
  embeds: 'Einbetten und Feeds',
  embedsText:
    'Eine Zeile zeigt die nächsten Events auf einer Website. <code>data-event</code> zeigt ein bestimmtes, <code>data-type</code> die einer Art; <code>data-theme</code>, <code>data-accent</code> und <code>data-lang</code> sagen, wie sie aussehen. Blogs und Wikis finden dasselbe per oEmbed.',
  feedsText: 'Feeds und Kalender kennen die Filter der Listen:',
  recipes: 'Rezepte',
  recipeBot:
    '<b>Ein Chat-Bot.</b> Trag die Adresse des eingehenden Webhooks deines Kanals auf <webhooks>der Seite für Webhooks</webhooks> ein: ganz ohne Code. Für Antworten im Chat empfange Sendungen und sag mit einem Token zu. Im Quelltext: <code>examples/chat-bot</code>.',
  recipeClub:
    '<b>Die Website eines Vereins.</b> Die Einbettung für Menschen, der Kalender für ihre Telefone, der Feed für deine eigene Seite. Im Quelltext: <code>examples/club-website</code>.',
  recipeImport:
    '<b>Ein nächtlicher Import.</b> Ein Token mit dem Recht <code>manage</code>, und die Zeilen deines Systems mit den Kennungen, die es für sie hat. Im Quelltext: <code>examples/nightly-import</code>.',
  recipeBoard:
    '<b>Eine Anzeigetafel.</b> Eine Subscription für jedes gezeigte Event; daneben die Liste, einmal in der Minute. Im Quelltext: <code>examples/live-board</code>.',
  recipeApp:
    '<b>Eine App.</b> Ein Client, erzeugt aus <openapi>dem OpenAPI-Dokument</openapi>; bewahre das <code>responseToken</code> dort auf, wo das Telefon Passwörter hat. Im Quelltext: <code>examples/mobile-client</code>.',
});
