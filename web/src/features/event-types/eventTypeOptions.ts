import type { EventTypesQuery } from '../../generated/graphql.generated.ts';
import { sentence } from '../../lib/language.ts';
import type { SelectOption } from '../../ui/form/Select.tsx';

export const eventTypeOptions = (types: EventTypesQuery['eventTypes']): SelectOption[] =>
  types.map(({ id, name, color }) => ({ value: String(id), label: sentence(name), swatch: color }));
