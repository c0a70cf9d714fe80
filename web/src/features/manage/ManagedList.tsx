import { useDeferredValue, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { countText } from '../responses/list/countText.ts';
import { found, grouped, type Group, type Managed, type Order } from './managedList.ts';
import type { Shown } from './ManagedFacts.tsx';
import { ManagedRow } from './ManagedRow.tsx';
import { manageText } from '../../messages/organising/manageText.generated.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(9rem, 14rem);
  align-items: start;
  gap: ${({ theme }) => theme.space.sm};

  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const GroupName = styled.h2`
  padding-block: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.lg};
`;

interface Props {
  responses: readonly Managed[];
  event: Shown;
  isMarkable: boolean;
  onMark: (response: Managed, attended: boolean | null) => void;
  onMore: (response: Managed) => void;
}

/** Everybody who responded, by status, to be searched and sorted. */
export const ManagedList = ({ responses, event, ...rest }: Props) => {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('NAME');
  // letters show as they are typed, and the list of hundreds follows: also the event, which is new each time that both are read
  const [wanted, shown, about] = [useDeferredValue(search), useDeferredValue(responses), useDeferredValue(event)];
  const groups = useMemo(() => grouped(found(shown, wanted), order), [shown, wanted, order]);
  return (
    <Stack>
      <Tools>
        <SearchField label={manageText.search} hint={manageText.searchHint} value={search} onChange={setSearch} />
        <Field label={manageText.sort}>
          {(control) => (
            <Select
              {...control}
              value={order}
              options={[
                { value: 'NAME', label: manageText.byName },
                { value: 'TIME', label: manageText.byTime },
              ]}
              onChange={({ target }) => setOrder(target.value as Order)}
            />
          )}
        </Field>
      </Tools>
      {groups.length === 0 && (
        <EmptyState>{responses.length === 0 ? manageText.nobody : manageText.noneFound}</EmptyState>
      )}
      {groups.map((group) => (
        <StatusGroup key={group.status ?? 'HIDDEN'} group={group} event={about} {...rest} />
      ))}
    </Stack>
  );
};

const nameOf = ({ status, responses }: Group): string =>
  status === null ? manageText.hiddenGroup : countText(status, responses.length);

const StatusGroup = ({ group, ...rest }: Omit<Props, 'responses'> & { group: Group }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupName id={id}>{nameOf(group)}</GroupName>
      <ul>
        {group.responses.map((response) => (
          <ManagedRow key={response.id} response={response} {...rest} />
        ))}
      </ul>
    </section>
  );
};
