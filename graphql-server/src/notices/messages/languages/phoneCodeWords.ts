import type { InLanguages } from '@quorum/domain/language';

interface Words {
  subject: string;
  text: (code: string, minutes: number) => string;
  why: string;
}

/** What goes to a number that anybody may have typed: the code, and nothing that an organiser wrote. */
export const PHONE_CODE_WORDS: InLanguages<Words> = {
  en: {
    subject: 'Confirm your number',
    text: (code, minutes) => `${code} is your Quorum code, valid for ${minutes} minutes. Not you? Ignore this.`,
    why: 'You get this because the number was left for texts.',
  },
  de: {
    subject: 'Bestätige deine Nummer',
    text: (code, minutes) =>
      `${code} ist dein Code für Quorum, ${minutes} Minuten gültig. Das warst nicht du? Dann ignoriere ihn.`,
    why: 'Du bekommst das, weil die Nummer für SMS hinterlassen wurde.',
  },
};
