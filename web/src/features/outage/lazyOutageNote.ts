import { lazyComponent } from '../../lib/lazy.tsx';

export const OutageNote = lazyComponent(async () => (await import('./OutageNote.tsx')).OutageNote, {
  prefetchOnInteraction: false,
});
