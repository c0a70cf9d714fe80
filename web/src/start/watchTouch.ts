/** Tells whether the last press was one of a finger. */
export const watchTouch = (signal: AbortSignal): (() => boolean) => {
  let isTouch = false;
  const note = ({ pointerType }: PointerEvent) => (isTouch = pointerType === 'touch');
  window.addEventListener('pointerdown', note, { capture: true, passive: true, signal });
  return () => isTouch;
};
