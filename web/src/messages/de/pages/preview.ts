import type { preview as english } from '../../en/pages/preview.ts';
import { translation } from '../../translation.ts';

export const preview = translation<typeof english>()({
  image: 'Quorum: Events, die stattfinden, wenn genug Leute mitmachen.',
  home: 'Events, die stattfinden, wenn genug Leute mitmachen. Sieh nach, was ansteht, und sag, ob du kommst; ganz ohne Konto.',
  event: '{day}, {time} · {place} · {standing}',
  areIn: '{ratio} sind dabei',
  decided: '{decided} · {facts}',
  tooFew: 'Abgesagt: zu wenige',
  picture: '{title}. {day}, {time}, {place}. {seats}: {status}',
  create: 'Veröffentliche ein Event mit der Zahl der Leute, die es braucht, und sieh, wer kommt.',
  createPoll: 'Schlage Termine vor, sieh, wie wahrscheinlich jeder ist, und lass die Stimmen entscheiden.',
  poll: '{dates} Termine zur Wahl · {place} · ab {threshold} Leuten',
  about:
    'Wofür Quorum da ist und was es kann: Events mit Mindestzahl, Antworten mit Wahrscheinlichkeit, ganz ohne Konto.',
  guide: 'Wie man ein Event findet, sagt, ob man kommt, selbst eines veröffentlicht, und was ein Konto bringt.',
  changelog: 'Was es bei Quorum Neues gibt.',
  developers:
    'Alles, um auf Quorum aufzubauen: Schnellstart, Tokens, Webhooks, Live-Änderungen, Einbetten und Grenzen, mit Beispielen, die laufen.',
  staleSince: 'Stand von {time}. Im Moment können keine Antworten angenommen werden.',
});
