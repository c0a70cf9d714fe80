import { useDeferredValue, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useMineQuery, type MineQuery } from '../../generated/later.generated.ts';
import { useNow } from '../../lib/useNow.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { found, myEntries, type MyEntry } from './myEntries.ts';
import { MyEventRow } from './MyEventRow.tsx';
import { mineText } from '../../messages/people/mineText.generated.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

const Part = styled(Card)`
  h2 {
    padding-block-end: ${({ theme }) => theme.space.sm};
    font-size: ${({ theme }) => theme.font.size.lg};
  }
`;

/** All that the signed-in person organises and joined, to be searched. */
export const MyEvents = () => {
  const { data, error, refetch } = useMineQuery(FOR_ONESELF);
  if (data?.viewer) return <Lists viewer={data.viewer} />;
  return <NotLoaded {...{ error, refetch }} loading={mineText.loading} failed={mineText.failed} />;
};

const Lists = ({ viewer }: { viewer: NonNullable<MineQuery['viewer']> }) => {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const now = useNow();
  const { organised, joined } = useMemo(() => myEntries(viewer, now), [viewer, now]);
  return (
    <Stack gap="lg">
      <SearchField label={mineText.search} hint={mineText.searchHint} value={search} onChange={setSearch} />
      <List title={mineText.joined} entries={joined} search={wanted} nothing={mineText.joinedNothing} />
      <List title={mineText.organised} entries={organised} search={wanted} nothing={mineText.organisedNothing} />
    </Stack>
  );
};

interface ListProps {
  title: string;
  entries: readonly MyEntry[];
  search: string;
  nothing: string;
}

const List = ({ title, entries, search, nothing }: ListProps) => {
  const id = useId();
  const shown = useMemo(() => found(entries, search), [entries, search]);
  return (
    <Part as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {shown.length === 0 && <EmptyState>{entries.length === 0 ? nothing : mineText.noneFound}</EmptyState>}
      <ul>
        {shown.map((entry) => (
          <MyEventRow key={entry.response?.id ?? entry.event.urlHash} entry={entry} />
        ))}
      </ul>
    </Part>
  );
};
