import { useSearchParams } from 'react-router-dom';

const withParam = (current: URLSearchParams, name: string, value: string | null): URLSearchParams => {
  const next = new URLSearchParams(current);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
};

/**
 * The query of the address; how to set `name` in it, or to remove it by null, on the same page; and the address that this leads
 * to, for a link.
 */
export const useSearchParam = (
  name: string,
): [URLSearchParams, (value: string | null) => void, (value: string | null) => string] => {
  const [params, setParams] = useSearchParams();
  const choose = (value: string | null) => setParams((current) => withParam(current, name, value), { replace: true });
  const addressWith = (value: string | null) => {
    const query = withParam(params, name, value).toString();
    return query === '' ? '.' : `?${query}`;
  };
  return [params, choose, addressWith];
};
