import { CURRENCIES, HOW_TO_PAY_MAX } from '@quorum/domain/organising/price';
import { useFormContext } from 'react-hook-form';
import { currentLocale } from '../../lib/language.ts';
import { Field, FieldError, FieldHint } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Textarea } from '../../ui/form/Textarea.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { PriceBoxes } from './priceBoxes.ts';
import { pricesText } from '../../messages/organising/pricesText.generated.ts';

interface WithPrice {
  price: PriceBoxes;
}

type PriceName = 'price' | `price.${keyof PriceBoxes}`;

const currencies = () => {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'currency' });
  return [...CURRENCIES].map((code) => ({ value: code, label: `${code} ${names.of(code) ?? ''}` }));
};

const modes = () => [
  { value: 'PER_PERSON', label: pricesText.perPerson },
  { value: 'SPLIT', label: pricesText.split },
];

/** What an event costs, in its form. */
export const PriceField = ({ errorOf }: { errorOf: (name: PriceName) => string | undefined }) => {
  const { register, watch } = useFormContext<WithPrice>();
  const error = errorOf('price');
  return (
    <Stack role="group" aria-label={pricesText.price}>
      <Field label={pricesText.price} hint={pricesText.amountHint} error={errorOf('price.amount')}>
        {(control) => <Input {...control} {...register('price.amount')} inputMode="decimal" autoComplete="off" />}
      </Field>
      {watch('price.amount').trim() !== '' && (
        <>
          <Field label={pricesText.currency} error={errorOf('price.currency')}>
            {(control) => <Select {...control} {...register('price.currency')} options={currencies()} />}
          </Field>
          <RadioGroup {...register('price.mode')} label={pricesText.mode} options={modes()} />
          <Field label={pricesText.howToPay} hint={pricesText.howToPayHint} error={errorOf('price.howToPay')}>
            {(control) => <Textarea {...control} {...register('price.howToPay')} rows={2} maxLength={HOW_TO_PAY_MAX} />}
          </Field>
        </>
      )}
      <FieldHint>{pricesText.hint}</FieldHint>
      {error && <FieldError>{error}</FieldError>}
    </Stack>
  );
};
