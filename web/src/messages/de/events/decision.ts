import type { decision as english } from '../../en/events/decision.ts';
import { translation } from '../../translation.ts';

export const decision = translation<typeof english>()({
  itsOn: 'Es findet statt!',
  atRisk: {
    one: 'Es findet statt, aber es fehlt wieder {count}',
    other: 'Es findet statt, aber es fehlen wieder {count}',
  },
  atRiskCertain: {
    one: 'Es findet statt, aber {count} muss noch fest zusagen',
    other: 'Es findet statt, aber {count} müssen noch fest zusagen',
  },
  rain: 'Es sind genug dabei, aber es soll regnen. Der Gastgeber entscheidet.',
  calledOff: 'Dieses Event wurde abgesagt',
  tooFew: 'Nötig waren {needed}, zu rechnen war mit {had}.',
  tooFewCertain: 'Nötig waren {needed} feste Zusagen. Es gab {had}.',
  decide: 'Entscheiden',
  title: 'Findet es statt?',
  hint: 'Alle sehen es auf der Seite und in ihrem Kalender.',
  confirm: 'Bestätigen',
  callOff: 'Absagen',
  reopen: 'Wieder öffnen',
  reason: 'Grund',
  reasonHint: 'Steht auf der Seite des Events und in der E-Mail an alle, die ihre Adresse bestätigt haben.',
  confirmed: 'Das Event ist bestätigt',
  wasCalledOff: 'Das Event ist abgesagt',
  reopened: 'Das Event ist wieder offen',
  failed: 'Die Entscheidung konnte nicht gespeichert werden',
});
