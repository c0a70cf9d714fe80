import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { EarlierHistoryDocument, useHistoryQuery, type HappeningFragment } from '../../generated/later.generated.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

export type Happening = HappeningFragment;

/** How many the query requests: if it returns that many, there may be more. */
const PAGE = 100;

/** What happened to an event, latest first, and how its chance went from the first to the last; undefined while it is on its way. */
export const useHistory = (urlHash: string) => {
  const client = useApolloClient();
  const { data, error, refetch } = useHistoryQuery({ variables: { urlHash }, ...FOR_ONESELF });
  const [earlier, setEarlier] = useState<{ happenings: Happening[]; isAll: boolean }>({ happenings: [], isAll: false });
  const latest = data && (data.event?.activity ?? []);
  const happenings = latest && [...latest, ...earlier.happenings];
  const hasMore = latest !== undefined && !earlier.isAll && latest.length === PAGE;
  const loadMore = async () => {
    const after = happenings?.at(-1)?.cursor ?? null;
    const more = await client.query({ query: EarlierHistoryDocument, variables: { urlHash, after }, ...FOR_ONESELF });
    const page = more.data?.event?.activity ?? [];
    setEarlier((before) => {
      const known = new Set([...(latest ?? []), ...before.happenings].map(({ cursor }) => cursor));
      const added = page.filter(({ cursor }) => !known.has(cursor));
      return { happenings: [...before.happenings, ...added], isAll: page.length < PAGE };
    });
  };
  const points = data?.event?.chanceHistory ?? [];
  return { happenings, points, hasFailed: error !== undefined && !data, refetch, hasMore, loadMore };
};
