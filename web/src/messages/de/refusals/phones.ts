import type { phones as english } from '@quorum/domain/refusals/phones';
import { translation } from '../../translation.ts';

/** What is refused about telephone numbers and the texts that go to them. */
export const phones = translation<typeof english>()({
  'phone.invalid': 'Bitte gib eine Handynummer ein, etwa +49 1512 3456789',
  'phone.notMobile': 'Diese Nummer nimmt keine SMS an. Bitte gib eine Handynummer ein, ohne Durchwahl',
  'phone.countryUnreadable': 'phoneCountry muss aus den zwei Buchstaben eines Landes bestehen',
  'phone.country': 'SMS gehen nur an Nummern dieser Länder: {countries}',
  'phone.none': 'Dieser Server verschickt keine SMS und nimmt deshalb keine Telefonnummer an',
  'phone.consent': 'Bitte stimme SMS zu diesem Event zu, oder lass die Nummer weg',
  'phone.stopped': 'Diese Nummer hat STOP zu unseren SMS gesagt. Schick uns zuerst START, oder antworte ohne Nummer',
  'phone.noTexts': 'Zu diesem Event werden keine SMS mehr verschickt. Es nimmt deshalb keine Telefonnummer an',
  'phone.notLeft': 'Zu dieser Antwort gibt es keine Telefonnummer',
  'phone.isConfirmed': 'Diese Nummer ist schon bestätigt',
  'phone.codeUnreadable': 'Der Code hat {digits} Ziffern',
  'phone.codeWrong': 'Dieser Code ist falsch. Versuche, die bleiben: {left}',
  'phone.codeExpired': 'Dieser Code gilt nicht mehr. Bitte fordere einen neuen an',
  'phone.proofNeeded':
    'Eine Nummer wird hier gerade nur angenommen, wenn der Browser dafür gerechnet hat. Bitte antworte ohne Nummer',

  'limit.codeTries': 'Das waren zu viele falsche Codes. Bitte fordere einen neuen an',
  'limit.codePause': 'Gerade wurde ein Code verschickt. Bitte warte, bevor du noch einen anforderst',
  'limit.codesOfNumber':
    'An diese Nummer oder ähnliche gingen zu viele Codes. Bitte antworte ohne Nummer, oder versuche es morgen wieder',
  'limit.phonesOfNetwork':
    'Aus deinem Netz wurden zu viele Nummern hinterlassen und nicht bestätigt. Bitte antworte ohne Nummer, oder versuche es später wieder',
  'limit.phonesOfCountry':
    'Nummern dieses Landes werden gerade nicht angenommen. Bitte antworte ohne Nummer, oder versuche es später wieder',
  'limit.phonesOfEvent':
    'Hier wurden heute zu viele Nummern hinterlassen. Bitte antworte ohne Nummer, oder versuche es morgen wieder',
  'limit.phonesOfDay':
    'Heute werden keine Nummern mehr angenommen. Bitte antworte ohne Nummer, oder versuche es morgen wieder',
});
