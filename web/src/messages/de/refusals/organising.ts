import type { organising as english } from '@quorum/domain/refusals/organising';
import { translation } from '../../translation.ts';

/** What is refused to organisers: messages, attendance, and people whom they add. */
export const organising = translation<typeof english>()({
  'attendance.unreadable': 'attended muss true, false oder null sein',
  'attendance.closed': 'Bis {days} Tage nach dem Event lässt sich festhalten, wer da war',
  'response.notYoursToMark': 'Wer da war, hält nur fest, wer das Event organisiert',
  'response.notYoursToAdd': 'Leute mit Namen trägt nur ein, wer das Event organisiert',
  'response.notYoursToPromote': 'Einen Platz von der Warteliste vergibt nur, wer das Event organisiert',
  'response.notWaiting': 'Einen Platz geben kannst du nur Leuten auf der Warteliste',
  'event.notYoursToList': 'Die Liste mitnehmen kann nur, wer das Event organisiert',

  'message.required': 'Schreib eine Nachricht',
  'message.group': 'Die Gruppe muss ALL, GOING, MAYBE oder WAITLISTED sein',
  'message.unreadable': 'Die Nachricht muss ein Objekt mit text und group sein',
  'event.historyNotYours': 'Was bisher geschah, liest nur, wer das Event organisiert',
  'event.notYoursToTell': 'Allen schreiben kann nur, wer das Event organisiert',
  'limit.messages': 'Mehr als zwei Nachrichten am Tag gehen zu einem Event nicht raus. Bitte versuche es morgen wieder',
});
