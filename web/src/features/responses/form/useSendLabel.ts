import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';

/**
 * The label of the button that sends a form. It can be pressed offline, too: not every browser that believes to be
 * offline is.
 */
export const useSendLabel = (label: string): string => (useIsOnline() ? label : responseFormsText.sendWhenOnline);
