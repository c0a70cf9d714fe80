import { aboutText } from '../../messages/pages/aboutText.generated.ts';

interface Feature {
  name: string;
  text: string;
}

/** What the product does. */
export const features = (): Feature[] => [
  { name: aboutText.join, text: aboutText.joinText },
  { name: aboutText.thresholds, text: aboutText.thresholdsText },
  { name: aboutText.maybe, text: aboutText.maybeText },
  { name: aboutText.weather, text: aboutText.weatherText },
  { name: aboutText.mail, text: aboutText.mailText },
  { name: aboutText.sms, text: aboutText.smsText },
  { name: aboutText.recurring, text: aboutText.recurringText },
  { name: aboutText.regulars, text: aboutText.regularsText },
  { name: aboutText.organise, text: aboutText.organiseText },
  { name: aboutText.polls, text: aboutText.pollsText },
  { name: aboutText.private, text: aboutText.privateText },
  { name: aboutText.change, text: aboutText.changeText },
  { name: aboutText.archive, text: aboutText.archiveText },
];
