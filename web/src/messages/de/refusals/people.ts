import type { people as english } from '@quorum/domain/refusals/people';
import { translation } from '../../translation.ts';

/** What is refused about those who organise an event together, the questions that they ask, and what it costs. */
export const people = translation<typeof english>()({
  'coOrganisers.notYours': 'Nur wer das Event erstellt hat, kann zum Mitorganisieren einladen',
  'coOrganisers.notYoursToRemove': 'Nur wer das Event erstellt hat, kann Mitorganisatoren entfernen',
  'coOrganisers.linkExpired': 'Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue',
  'coOrganisers.isYours': 'Du hast dieses Event selbst erstellt',
  'coOrganisers.tooMany': 'Ein Event hat höchstens {max} Mitorganisatoren',

  'questions.unreadable': 'Fragen sind eine Liste von Texten mit ihrer Art: TEXT, CHOICE oder YES_NO',
  'questions.tooMany': 'Ein Event hat höchstens {max} Fragen',
  'questions.options': 'Eine Auswahl hat {min} bis {max} Möglichkeiten',
  'questions.sameOption': 'Jede Möglichkeit einer Auswahl ist eine andere',
  'question.required': 'Bitte gib die Frage ein',
  'option.required': 'Bitte gib die Möglichkeit ein',
  'answers.unreadable': 'Antworten auf Fragen sind eine Liste von Fragen mit Texten',
  'answers.noSuchQuestion': 'Diese Frage stellt das Event nicht',
  'answers.notPossible': 'Bitte wähle eine der Antworten auf „{question}“',
  'answers.missing': 'Bitte beantworte „{question}“',

  'price.unreadable': 'Der Preis muss ein Objekt mit seinen Feldern sein',
  'price.amount': 'Der Betrag muss eine ganze Zahl der kleinsten Einheit von 1 bis {max} sein',
  'price.currency': 'Die Währung muss eine nach ISO 4217 sein, etwa EUR',
  'price.mode': 'Der Preis ist PER_PERSON oder SPLIT',
  'payment.state': 'Eine Zahlung ist SENT, RECEIVED oder null',
  'payment.noPrice': 'Dieses Event kostet nichts',
  'payment.notYours': 'Das können nur die Person selbst und die Gastgeber sagen',
  'payment.organiserReceives': 'Nur die Gastgeber können sagen, dass eine Zahlung da ist',
  'payment.ownerSends': 'Nur die Person selbst kann sagen, dass sie bezahlt hat',
  'payment.isReceived': 'Der Gastgeber hat diese Zahlung schon erhalten',
});
