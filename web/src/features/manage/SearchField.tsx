import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { manageText } from '../../messages/organising/manageText.generated.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Finds people by what they left, or by their code. */
export const SearchField = ({ value, onChange }: Props) => (
  <Field label={manageText.search} hint={manageText.searchHint}>
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
