import { paths } from '../../lib/paths.ts';
import { appText } from '../../messages/appText.generated.ts';

/** The links of the header. */
export const navigation = () => [
  { to: paths.about(), label: appText.about },
  { to: paths.guide(), label: appText.guide },
  { to: paths.changelog(), label: appText.changelog },
];
