import type { guide as english } from '../../en/pages/guide.ts';
import { translation } from '../../translation.ts';

export const guide = translation<typeof english>()({
  title: 'Anleitung',
  lead: 'Vom ersten Blick zum eigenen Event, in zwei Minuten.',
  join: 'Bei einem Event mitmachen',
  joinFind: 'Such es auf der <home>Startseite</home>, oder öffne den Link, den du bekommen hast.',
  joinPress:
    'Drück auf <b>Mitmachen</b> und gib deinen Namen an. Eine E-Mail-Adresse und ein Kommentar sind freiwillig.',
  joinChoose:
    'Wähle <b>Ja</b>, wenn du kommst. Wähle <b>Vielleicht</b>, wenn du nicht sicher bist, und stell mit dem Regler ein, wie wahrscheinlich es ist.',
  joinPlaces:
    'Wenn der Gastgeber es erlaubt, kannst du Gäste mitbringen. Du kannst auch nur unter der Bedingung kommen, dass mindestens so viele dabei sind. Sind alle Plätze vergeben, kommst du auf die Warteliste und rückst nach, sobald einer frei wird.',
  joinStandby:
    'Du kannst nicht? Wähle <b>Nein</b> und lass dich fragen, wenn Leute fehlen. Auch ein Nein hilft: So wissen alle, woran sie sind.',
  joinNoAccount:
    'Du brauchst kein Konto. Der Browser, in dem du geantwortet hast, merkt sich deine Antwort: Komm mit ihm wieder und drück auf <b>Antwort ändern</b>, um sie zu ändern oder zu entfernen. Mit einer E-Mail-Adresse bekommst du einen Link, der das von überall aus tut, und Neues zum Event: wenn es sich ändert, morgen ansteht oder abgesagt wird.',
  read: 'Findet es statt?',
  readCount:
    'Jedes Event braucht eine bestimmte Zahl von Leuten. Ein Ja zählt ganz, ein Vielleicht mit 50\u00A0% zählt halb. Ist der Balken voll, sind es genug; mitmachen kannst du trotzdem noch. Der Ring zeigt dasselbe: ein voller Punkt für jedes Ja, halbe für das, was die Vielleichts zusammen ergeben, und leere für alle, die fehlen.',
  readChance:
    'Die Chance sagt, wie wahrscheinlich genug Leute kommen: Zehn Leute mit einem Vielleicht von 50\u00A0% sind im Schnitt fünf, aber nicht sicher.',
  readDecided:
    'Am Ende findet ein Event statt oder nicht. Das entscheidet der Gastgeber, oder die Uhr zum Zeitpunkt der Entscheidung: Sind genug dabei, bestätigt sie das Event, sonst sagt sie es ab. Wer ein Event mit einem solchen Zeitpunkt veranstaltet, kann nur die festen Zusagen zählen lassen; dann sagt die Seite, wie viele es bis wann sein müssen. Wer eine Adresse angegeben hat, erfährt es einmal, und die Kalender ziehen nach.',
  readTimes:
    'Datum und Uhrzeit gelten für den Ort, an dem das Event stattfindet. Zeigt deine Uhr etwas anderes, steht deine Zeit daneben.',
  create: 'Ein Event erstellen',
  createSignIn: 'Melde dich mit deinem Google-Konto an.',
  createPress: 'Drück auf <b>Neues Event</b>, wähle die Art und sag, wo, wann und wie viele es braucht.',
  createPlaces:
    'Unter <b>Weitere Angaben</b> kannst du die Plätze begrenzen, Gäste erlauben und sagen, was ihr mit wie vielen spielt.',
  createDecision:
    'Gib dort einen <b>Zeitpunkt der Entscheidung</b> an, und niemand muss Antworten zählen: Zu dieser Stunde wird das Event bestätigt oder abgesagt. Du kannst auch jederzeit selbst entscheiden: Öffne das Event und drück auf <b>Entscheiden</b>.',
  createVisibility:
    '<b>Öffentliche</b> Events stehen auf der Startseite. <b>Private</b> sind nur für die da, denen du den Link gibst.',
  createRecurring:
    'Soll es regelmäßig sein, lass es sich <b>wiederholen</b>: wöchentlich, alle zwei Wochen oder monatlich. Ist eines vorbei, erscheint das nächste.',
  createRegulars:
    'Eine Serie hat eine eigene Seite, <b>Alle Termine und immer dabei sein</b>: Wer jedes Mal kommt, sagt es dort einmal und zählt bei jedem neuen Termin mit.',
  createQuestions:
    'Unter <b>Weitere Angaben</b> kannst du auch <b>eigene Fragen</b> stellen und sagen, <b>was es kostet</b>. Quorum zeigt, wie man bezahlt und wer bezahlt hat; Geld fließt durch Quorum nicht.',
  createManage:
    'Mit <b>Organisieren</b> auf seiner Seite schreibst du allen, die kommen, trägst jemanden ein und hältst am Einlass fest, wer da ist, auch ohne Verbindung. Mit <b>Mitorganisieren</b> geht das auch zu mehreren.',
  createShare:
    'Teile es über das Menü auf seiner Karte: Kopiere den Link oder alles als Text, oder schick ihn per SMS, Facebook oder Twitter.',
  polls: 'Einen Termin finden',
  pollsOpen:
    'Noch kein Tag? Drück auf <b>Neues Event</b> und wähle <b>Abstimmen lassen</b>. Tipp die Tage an, die du anbieten kannst, und teile den Link.',
  pollsVote:
    'Alle tippen für jeden Tag auf Ja, Vielleicht oder Nein, ohne Konto. Bei jedem Tag steht, wie wahrscheinlich genug Leute kommen.',
  pollsFound:
    'Der erste Tag, der wahrscheinlich genug ist, wird zum Event, mit einer Antwort von allen, die über ihn abgestimmt haben. Du kannst den Tag auch selbst wählen. Alle, die dazu abgestimmt und eine Adresse hinterlassen haben, bekommen dann eine Mail, und auch, wenn sich die Zeit ändert.',
  weather: 'Woher das Wetter kommt',
  weatherAsked:
    'Diese Seite fragt einen Wetterdienst, meist Open-Meteo, nach der Vorhersage. Sie nennt ihm den Ort, wie du ihn geschrieben hast, und die Stunde, aber nichts über Menschen: weder wer das Event organisiert noch wer kommt. Dein Browser fragt ihn nichts.',
  weatherPrivate:
    'Bei einem privaten Event fragt sie nur nach der Stadt. Schreib sie ans Ende, hinter ein Komma, etwa „Hauptstraße 12, Köln“.',
  accounts: 'Wozu ein Konto gut ist',
  accountsTrack: 'Es behält deine Events im Blick: Sie stehen im Menü hinter deinem Bild.',
  accountsCreate: 'Du kannst Events erstellen, auch private und wiederkehrende.',
  accountsManage: 'Du kannst deine Events bearbeiten oder löschen und Antworten daraus entfernen.',
  accountsDevices: 'Es kennt deine Antworten auf jedem Gerät, auf dem du dich anmeldest.',
  accountsMail: 'Du bekommst E-Mails, wenn jemand auf deine Events antwortet und wenn genug dabei sind.',
});
