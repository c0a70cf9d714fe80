import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const LONG_MS = 500;

/** Tells a long press from a tap: a press that was long is no click any more. */
export const useLongPress = (onLongPress: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    handlers: {
      onPointerDown: ({ button }: PointerEvent) => {
        wasLong.current = false;
        stop();
        if (button !== 0) return;
        timer.current = setTimeout(() => {
          wasLong.current = true;
          onLongPress();
        }, LONG_MS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      // a phone shows its own menu after a long press
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
    isTap: () => !wasLong.current,
  };
};
