import type { changelog as english } from '../../en/pages/changelog.ts';
import { translation } from '../../translation.ts';

export const changelog = translation<typeof english>()({
  title: 'Neuigkeiten',
  lead: 'Was sich geändert hat, das Neueste zuerst.',
  latest: 'Zuletzt: Terminumfragen, Plätze und die Entscheidung',
  polls: 'Über den Termin abstimmen lassen: Der Tag, an dem es stattfinden wird, wird zum Event.',
  places: 'Gäste mitbringen, nur kommen, wenn genug andere kommen, oder auf einen Platz warten.',
  standby: 'Nein sagen und gefragt werden, wenn Leute fehlen.',
  chance: 'Sehen, wie wahrscheinlich ein Event stattfindet und was noch fehlt.',
  sharing:
    'Teile Umfragen wie Events, oder kopiere Was, Wann, Wo und den Link als einen Text. Drucke die Liste der Namen.',
  wayBack:
    'Formulare behalten, was du getippt hast; beim Bearbeiten deiner Antwort findest du deinen privaten Link und Platz für eine Adresse.',
  follows: 'Einem Gastgeber, einer Serie oder einer Art von Events in deiner Nähe folgen und von neuen erfahren.',
  notifications:
    'Nach deiner Antwort auf deinem Gerät Bescheid bekommen, wenn etwas entschieden, geändert oder abgesagt wird.',
  preferences:
    'Such dir aus, was du erfährst und wie: Wege, Erinnerungen, Ruhezeiten, Stille. Auf Wunsch fragt Quorum am Morgen, wer noch dabei ist.',
  pollTools:
    'Den Termin einer Umfrage danach wählen, wie viele können, die Stimmen als Tabelle speichern und eine Umfrage noch einmal stellen.',
  embeds: 'Zeig ein Event oder die nächsten auf deiner eigenen Website, mit einer Zeile Skript.',
  apiTokens: 'Lass eigene Programme für dich handeln: mit API-Token, die du erstellst, begrenzt und widerrufst.',
  formats: 'Sagen, was ihr mit wie vielen spielt: 5 gegen 5 ab zehn Leuten, 6 gegen 6 ab zwölf.',
  decision: 'Ein Event wird bestätigt oder abgesagt, von der Uhr oder vom Gastgeber, und alle erfahren es einmal.',
  fixes: 'Fehler behoben, für Telefone angepasst',
  fitsPhones: 'Jede Seite passt auf ein Telefon, auch auf das kleinste.',
  dialogsBelow: 'Dialoge öffnen sich auf kleinen Bildschirmen am unteren Rand, nah am Daumen.',
  keepsZone: 'Datum und Uhrzeit halten sich an die Zeitzone des Events, auch wenn die Uhren umgestellt werden.',
  editFromBrowser: 'Eine Antwort lässt sich in dem Browser ändern und entfernen, in dem sie gegeben wurde.',
  first: 'Erste Entwicklungsversion',
  thresholds: 'Events erstellen, die genug Leute brauchen, und ohne Konto mitmachen.',
  maybes: 'Mit einem festen Ja antworten, oder mit einem Vielleicht und seiner Wahrscheinlichkeit.',
  private: 'Private Events, nur über ihren Link erreichbar.',
  recurring: 'Wiederkehrende Events: wöchentlich, alle zwei Wochen und monatlich.',
  googleSignIn: 'Mit Google anmelden und die eigenen Events im Blick behalten.',
});
