import { createBrowserValue } from '../../../lib/createBrowserValue.ts';
import { localZone } from '../time/describeWhen.ts';

let zone: string | undefined;

/** Read once: it is slow to find, and every card wants it. */
const viewerZone = () => (zone ??= localZone());

/** The zone of the one who looks; null on the server, which does not know it. */
export const useViewerZone = createBrowserValue<string | null>(viewerZone, null);
