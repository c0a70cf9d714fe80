import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';

/**
 * What the button says that sends a form. It can be pressed without a connection, too: not every browser that believes to
 * be offline is.
 */
export const useSendLabel = (label: string): string => (useIsOnline() ? label : responseFormsText.sendWhenOnline);

/** Why nothing was sent. */
export const whyUnsent = (failed: string, kept: string): string => (navigator.onLine ? failed : kept);
