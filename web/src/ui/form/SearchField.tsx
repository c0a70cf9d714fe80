import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

interface Props {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list while somebody types. */
export const SearchField = ({ label, hint, value, onChange }: Props) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <Input
        {...control}
        type="search"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
