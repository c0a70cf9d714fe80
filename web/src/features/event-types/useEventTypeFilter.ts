import { useSearchParams } from 'react-router-dom';

const PARAM = 'type';

/** The type that the home lists are limited to, kept in the address: `?type=3`. Null for all. */
export const useEventTypeFilter = (): [number | null, (eventTypeId: number | null) => void] => {
  const [params, setParams] = useSearchParams();
  const text = params.get(PARAM) ?? '';

  const choose = (eventTypeId: number | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (eventTypeId === null) next.delete(PARAM);
        else next.set(PARAM, String(eventTypeId));
        return next;
      },
      { replace: true },
    );

  return [/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null, choose];
};
