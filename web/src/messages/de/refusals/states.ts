import type { states as english } from '@quorum/domain/refusals/states';
import { translation } from '../../translation.ts';

/** What is refused to somebody, or as things stand. */
export const states = translation<typeof english>()({
  'account.signedOut': 'Bitte melde dich zuerst an',
  'account.notYours': 'Das ist nicht dein Konto',
  'account.invalidToken': 'Deine Anmeldung ist nicht gültig. Bitte melde dich noch einmal an.',
  'account.expired': 'Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
  'account.gone': 'Das Konto, mit dem du angemeldet bist, gibt es nicht mehr. Bitte melde dich noch einmal an.',
  'account.unchecked': 'Deine Anmeldung lässt sich gerade nicht prüfen. Bitte versuche es gleich noch einmal.',

  'event.unknown': 'Dieses Event gibt es nicht',
  'event.cancelled': 'Dieses Event wurde vom Gastgeber abgesagt',
  'event.hidden': 'Dieses Event ist verborgen und nimmt keine Antworten an',
  'event.full': 'Mehr als {max} Antworten kann dieses Event nicht aufnehmen',
  'event.begun': 'Dieses Event hat schon begonnen',
  'event.calledOff': 'Dieses Event wurde abgesagt',
  'event.over': 'Dieses Event ist vorbei. Es lässt sich nicht mehr entscheiden',
  'event.notYoursToEdit': 'Nur der Gastgeber kann dieses Event bearbeiten',
  'event.notYoursToDelete': 'Nur der Gastgeber kann dieses Event löschen',
  'event.notYoursToDecide': 'Nur der Gastgeber kann über dieses Event entscheiden',
  'event.notYoursToHandOver': 'Nur der Gastgeber kann dieses Event übergeben',
  'event.changedMeanwhile': 'Dieses Event wurde inzwischen geändert. Lade es neu und ändere es noch einmal',
  'series.none': 'Dieses Event wiederholt sich nicht',
  'series.notDue': 'Dieses Event ist noch nicht vorbei',
  'series.ended': 'Die Serie dieses Events ist beendet',
  'series.notYours': 'Nur der Gastgeber kann diese Serie beenden',
  'series.ofOthers': 'Die folgenden Termine werden von jemand anderem organisiert',

  'response.unknown': 'Diese Antwort auf das Event gibt es nicht',
  'response.second': 'Du hast schon geantwortet. Ändere stattdessen deine Antwort',
  'response.notYours': 'Du darfst diese Antwort nicht ändern',
  'response.notYoursToRemove': 'Du darfst diese Antwort nicht entfernen',
  'offer.none': 'Nur wer auf der Warteliste steht, bekommt Plätze angeboten',
  'offer.gone': 'Dieser Platz ist inzwischen vergeben. Du bleibst auf der Warteliste',
  'response.notYoursToHide': 'Nur der Gastgeber kann eine Antwort verbergen',

  'poll.unknown': 'Diese Umfrage gibt es nicht',
  'poll.cancelled': 'Diese Umfrage wurde vom Gastgeber abgesagt',
  'poll.hidden': 'Diese Umfrage ist verborgen und nimmt keine Stimmen an',
  'poll.closed': 'Diese Umfrage ist beendet und nimmt keine Stimmen mehr an',
  'poll.hasEvent': 'Der Termin steht schon. Antworte beim Event',
  'poll.hasEventToChange': 'Der Termin steht schon. Ändere das Event',
  'poll.notReopenable': 'Die Abstimmung ist vorbei. Wähle ein späteres Ende und Termine, die noch kommen',
  'poll.dateOver': 'Dieser Termin ist vorbei. Wähle einen, der noch kommt',
  'poll.notYours': 'Nur wer die Umfrage organisiert, kann sie ändern',
  'poll.notYoursToHandOver': 'Nur wer die Umfrage organisiert, kann sie übergeben',
  'poll.changedMeanwhile': 'Diese Umfrage wurde inzwischen geändert. Lade sie neu und ändere sie noch einmal',
  'vote.unknown': 'Diese Stimmen gibt es in der Umfrage nicht',
  'vote.second': 'Du hast schon abgestimmt. Ändere stattdessen deine Stimmen',
  'vote.dateOver': 'Dieser Termin ist vorbei. Stimme für einen ab, der noch kommt',
  'vote.notYoursToRemove': 'Du darfst diese Stimmen nicht entfernen',

  'handOver.notYours': 'Nur der Gastgeber kann diesen Link zurückziehen',
  'handOver.eventLinkExpired': 'Dieser Link gilt nicht mehr. Bitte den Gastgeber um einen neuen',
  'handOver.pollLinkExpired': 'Dieser Link gilt nicht mehr. Bitte um einen neuen, wer die Umfrage organisiert',
  'handOver.eventIsYours': 'Du bist schon der Gastgeber dieses Events',
  'handOver.pollIsYours': 'Du organisierst diese Umfrage schon',

  'operator.hidesEvents': 'Nur die Betreiber dieser Seite können ein Event verbergen',
  'operator.hidesPolls': 'Nur die Betreiber dieser Seite können eine Umfrage verbergen',
  'operator.readsReports': 'Nur die Betreiber dieser Seite können Meldungen lesen',
  'operator.dismissesReports': 'Nur die Betreiber dieser Seite können eine Meldung erledigen',
  'report.unknown': 'Diese Meldung gibt es nicht mehr',
  'ask.expired': 'Dieser Link gilt nicht mehr',
  'unsubscribe.expired': 'Dieser Link gilt nicht mehr. In neueren Mails steht einer, der gilt',
  'calendar.unknown': 'Diesen Kalender gibt es nicht',
  'mail.unknown': 'Diese Mail gibt es nicht',
  'mail.withoutCalendar': 'Diese Mail hat keine Kalenderdatei',

  'follow.nobody': 'Diesen Gastgeber gibt es nicht',
  'follow.noSeries': 'Diese Serie gibt es nicht',
  'follow.noPlace':
    'Noch ist nicht bekannt, wo dieses Event stattfindet. Folge der Art von Event überall, oder versuche es später noch einmal',
  'follow.noAddress': 'Bestätige zuerst die E-Mail-Adresse in deiner Antwort, oder melde dich an',
  'follow.tooMany': 'Du folgst schon {max}. Beende zuerst eins davon',
  'follow.none': 'Dieser Server verschickt keine Neuigkeiten',

  'push.none': 'Dieser Server verschickt keine Mitteilungen',

  'limit.requests': 'Das war zu schnell. Warte kurz und versuche es noch einmal',
  'limit.newEvents': 'Mehr Events kann eine Person an einem Tag nicht anlegen. Bitte versuche es später noch einmal',
  'limit.importedVoters':
    'Mehr Leute kann eine Person an einem Tag nicht übernehmen. Bitte versuche es morgen noch einmal',
  'limit.follows': 'Das war zu oft hin und her. Bitte warte ein wenig und versuche es dann noch einmal',
  'limit.changes': 'Dieses Event wurde zu oft geändert. Warte kurz und versuche es noch einmal',
  'limit.news':
    'Über eine neue Zeit oder einen neuen Ort bekommen alle, die geantwortet haben, eine Mail, und davon gab es zu viele. Bitte versuche es später noch einmal',
  'limit.eventsOfPoll': 'Zu viele Events dieser Umfrage wurden gelöscht. Bitte wähle den Termin später',
  'limit.addresses':
    'Hier wurden zu viele E-Mail-Adressen angegeben. Bitte antworte ohne Adresse oder versuche es später noch einmal',
  'limit.addressChanges': 'Die E-Mail-Adresse wurde zu oft geändert. Bitte versuche es später noch einmal',
});
