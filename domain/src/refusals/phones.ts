/** What is refused about telephone numbers and the texts that go to them. */
export const phones = {
  'phone.invalid': 'Please enter a mobile number, such as +49 1512 3456789',
  'phone.notMobile': 'This number takes no texts. Please enter a mobile number, without an extension',
  'phone.countryUnreadable': 'phoneCountry must be the two letters of a country',
  'phone.country': 'Texts go to numbers of these countries alone: {countries}',
  'phone.none': 'This server sends no texts, so it takes no telephone number',
  'phone.consent': 'Please agree to texts about this event, or leave the number out',
  'phone.stopped': 'This number said STOP to our texts. Text us START first, or answer without one',
  'phone.noTexts': 'No texts are sent about this event any more, so it takes no telephone number',
  'phone.notLeft': 'This response has no telephone number',
  'phone.isConfirmed': 'This number is confirmed already',
  'phone.codeUnreadable': 'The code has {digits} digits',
  'phone.codeWrong': 'This code is wrong. Tries left: {left}',
  'phone.codeExpired': 'This code is not valid any more. Please ask for a new one',
  'phone.proofNeeded':
    'A number is taken here at the moment only with proof of some work by the browser. Please answer without one',

  'limit.codeTries': 'Too many wrong codes. Please ask for a new one',
  'limit.codePause': 'A code was sent a moment ago. Please wait before you ask for another',
  'limit.codesOfNumber':
    'Too many codes were sent to this number or ones like it. Please answer without one, or try again tomorrow',
  'limit.phonesOfNetwork':
    'Too many numbers were left from your network and not confirmed. Please answer without one, or try again later',
  'limit.phonesOfCountry':
    'Numbers of this country are not taken at the moment. Please answer without one, or try again later',
  'limit.phonesOfEvent': 'Too many numbers were left here today. Please answer without one, or try again tomorrow',
  'limit.phonesOfDay': 'No more numbers are taken today. Please answer without one, or try again tomorrow',
} as const;
