import type { englishSms } from './englishSms.ts';

/** What text messages say in German beside the news. */
export const germanSms: typeof englishSms = {
  sms: {
    from: 'Quorum: ',
    stop: 'Ende: STOP',
    takes: { ANSWER: 'JA, NEIN oder VIELLEICHT?', NO: 'Doch nicht? Antworte NEIN.' },
    day: 'EEE d.L.',
    changed: {
      newTime: 'Neue Zeit',
      newPlace: 'Neuer Ort',
      newTimeAndPlace: 'Neue Zeit und neuer Ort',
      newDetails: 'Neues',
    },
    placeFree: (title: string, when: string, until: string) => `Platz frei bis ${until}: ${title}, ${when}`,
    now: {
      GOING: 'Du bist dabei.',
      WAITLISTED: 'Du stehst auf der Warteliste.',
      CONDITIONAL: 'Du bist dabei, wenn genug andere dabei sind.',
      MAYBE: 'Du bist vielleicht dabei.',
      DECLINED: 'Du bist nicht dabei.',
      STANDBY: 'Du bist nicht dabei, wirst aber vielleicht gefragt.',
    },
    late: 'Danke, die Plätze sind vergeben.',
    refused: 'Das lässt sich nicht mehr ändern.',
    about: (said: string, title: string, when: string) => `${said} ${title}, ${when}`,
    stopped: 'Quorum schickt dir keine SMS mehr. START holt sie zurück.',
    started: 'Quorum schickt dir wieder SMS. STOP beendet sie.',
    help: 'Quorum sagt dir Neues über Events, zu denen du geantwortet hast. Antworte JA, NEIN oder VIELLEICHT, oder STOP.',
  },
};
