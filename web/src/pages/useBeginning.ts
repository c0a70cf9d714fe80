import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Sources<Again, Values> {
  blank: Values;
  /** What was typed before and not yet sent. */
  typed: Values;
  /** The form of one like that which the history of the browser brings along. */
  like: (again: Again) => Values;
}

interface Beginning<Values> {
  values: Values;
  /** Whether it was typed before. */
  isBegun: boolean;
  /** What would take the place of something else that was typed; undefined where there is nothing to decide. */
  offered: Values | undefined;
}

const beginningOf = <Again, Values extends object>(
  { blank, typed, like }: Sources<Again, Values>,
  again: Again | undefined,
): Beginning<Values> => {
  const isBegun = !isSame(typed, blank);
  const wanted = again && like(again);
  if (!wanted) return { values: typed, isBegun, offered: undefined };
  const isLost = isBegun && !isSame(typed, wanted);
  return isLost ? { values: typed, isBegun, offered: wanted } : { values: wanted, isBegun: false, offered: undefined };
};

/**
 * What a form begins with: one like something that there is, or what was typed before. Of both, what was typed stays until
 * somebody decides otherwise.
 */
export const useBeginning = <Again, Values extends object>(
  sources: () => Sources<Again, Values>,
  keep: (values: Values) => void,
) => {
  const navigate = useNavigate();
  const again = (useLocation().state as { again?: Again } | null)?.again;
  const [begun, setBegun] = useState(() => beginningOf(sources(), again));
  const [isReplaced, setIsReplaced] = useState(false);
  const { values, offered } = begun;
  // a reload finds what has been typed since
  useEffect(() => {
    if (!again) return;
    keep(values);
    void navigate('.', { replace: true, state: null });
  }, [again, values, keep, navigate]);
  return {
    ...begun,
    /** Of the form: another one begins where what was typed is replaced. */
    key: String(isReplaced),
    // a dialog has an entry of its own in the history, which this one must not replace
    isAsking: offered !== undefined && !again,
    keepTyped: () => setBegun({ ...begun, offered: undefined }),
    replaceTyped: () => {
      if (!offered) return;
      keep(offered);
      setIsReplaced(true);
      setBegun({ values: offered, isBegun: false, offered: undefined });
    },
  };
};
