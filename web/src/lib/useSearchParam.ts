import { useSearchParams } from 'react-router-dom';

/** What the address says after its `?`, and how to say `name` there otherwise, or not at all: one stays on the page. */
export const useSearchParam = (name: string): [URLSearchParams, (value: string | null) => void] => {
  const [params, setParams] = useSearchParams();

  const choose = (value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );

  return [params, choose];
};
