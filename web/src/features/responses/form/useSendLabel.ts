import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { responseFormsText } from '../responseFormsText.ts';

/** What the button says that sends a form. It can be pressed without a connection, too. */
export const useSendLabel = (label: string): string => (useIsOnline() ? label : responseFormsText.sendWhenOnline);
