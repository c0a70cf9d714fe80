import type { PageRequest } from '@quorum/domain/page/PageRequest';
import type { EventDetailQuery } from '../generated/graphql.generated.ts';
import type { InitialResult } from '../lib/api/initialData.ts';

/** Search engines alone read it: it has no id that browsers load, and stays out of the page's state. */
export const PREVIOUS_DATE = 'query PreviousDate($urlHash: String!) { event(urlHash: $urlHash) { previousDate } }';

interface Answer {
  data?: { event: { previousDate: string | null } | null } | null;
}

const isDetail = (result: InitialResult): result is InitialResult & { data: EventDetailQuery } =>
  result.operationName === 'EventDetail';

/** When the event of a page that is for everybody started before it was last moved; null for any other page. */
export const previousDateOf = async (
  query: PageRequest['query'],
  results: readonly InitialResult[],
): Promise<string | null> => {
  const event = results.find(isDetail)?.data.event;
  if (!event || event.isPrivate || event.isHidden) return null;
  const { urlHash } = event;
  const search = new URLSearchParams({
    query: PREVIOUS_DATE,
    operationName: 'PreviousDate',
    variables: JSON.stringify({ urlHash }),
  });
  const { data } = JSON.parse(await query(`/graphql?${search.toString()}`)) as Answer;
  return data?.event?.previousDate ?? null;
};
