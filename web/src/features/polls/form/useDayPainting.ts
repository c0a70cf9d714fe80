import { type PointerEvent, useRef } from 'react';

interface Stroke {
  isOn: boolean;
  first: string;
  painted: Set<string>;
}

const dayUnder = ({ clientX, clientY }: PointerEvent): string | undefined => {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]:not([aria-disabled])');
  return element?.dataset.day;
};

const dayOf = ({ target }: PointerEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]:not([aria-disabled])')?.dataset.day : undefined;

interface Days {
  isChosen: (day: string) => boolean;
  choose: (days: readonly string[], isOn: boolean) => void;
}

/**
 * Taps and strokes over the days of a month. A tap counts when the finger leaves, so that a page that is scrolled from
 * here chooses nothing; a stroke chooses what it touches, or takes it out where it began on a chosen day.
 */
export const useDayPainting = ({ isChosen, choose }: Days) => {
  const stroke = useRef<Stroke>(undefined);
  const end = () => (stroke.current = undefined);

  const paint = (day: string) => {
    const { current } = stroke;
    if (!current || current.painted.has(day)) return;
    const days = current.painted.size === 0 && day !== current.first ? [current.first, day] : [day];
    for (const one of days) current.painted.add(one);
    choose(days, current.isOn);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const first = event.button === 0 ? dayOf(event) : undefined;
      stroke.current = first === undefined ? undefined : { first, isOn: !isChosen(first), painted: new Set() };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!stroke.current || event.buttons === 0) return;
      const day = dayUnder(event);
      if (day !== undefined && (day !== stroke.current.first || stroke.current.painted.size > 0)) paint(day);
    },
    onPointerUp: () => {
      if (stroke.current?.painted.size === 0) paint(stroke.current.first);
      end();
    },
    onPointerCancel: end,
    onPointerLeave: end,
  };
};
