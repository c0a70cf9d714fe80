import { useSyncExternalStore } from 'react';
import { localZone } from './describeWhen.ts';

let zone: string | undefined;

/** Asked for once: the browser takes its time for the answer, and every card wants it. */
const viewerZone = () => (zone ??= localZone());

const never = () => () => undefined;

/** The zone of the one who looks; null on the server, which does not know it. */
export const useViewerZone = (): string | null => useSyncExternalStore(never, viewerZone, () => null);
