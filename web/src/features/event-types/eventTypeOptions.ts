import type { EventTypesQuery } from '../../generated/graphql.generated.ts';
import { wordIn } from '../../lib/language.ts';
import type { SelectOption } from '../../ui/form/Select.tsx';

export const eventTypeOptions = (types: EventTypesQuery['eventTypes']): SelectOption[] =>
  types.map(({ id, name, color }) => ({ value: String(id), label: wordIn('eventTypeNames', name), swatch: color }));
