import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { FieldError, FieldHint, FieldLabel } from './Field.tsx';

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`;

const Add = styled(Button)`
  justify-self: start;
`;

interface Props {
  label: string;
  hint: string;
  error?: string | undefined;
  addLabel: string;
  /** Null where no more rows are taken. */
  onAdd: (() => void) | null;
  /** How many rows there are. */
  count: number;
  /** The rows. */
  children: ReactNode;
}

/** A question that is answered by rows, to which one adds. */
export const RowsField = ({ label, hint, error, addLabel, onAdd, count, children }: Props) => {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    // the button that was pressed is gone
    if (count < before.current) group.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <Group
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <FieldLabel as="span" id={id}>
        {label}
      </FieldLabel>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {onAdd && (
        <Add variant="outline" size="sm" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Add>
      )}
    </Group>
  );
};
