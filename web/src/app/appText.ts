import { paths } from '../lib/paths.ts';
import { messages } from '../lib/language.ts';
import { app } from '../messages/en/app.generated.ts';

export const appText = messages('app', app);

/** The links of the header. */
export const navigation = () => [
  { to: paths.about(), label: appText.about },
  { to: paths.guide(), label: appText.guide },
  { to: paths.changelog(), label: appText.changelog },
];
