import { PAGES } from '@quorum/domain/pages';
import type { PageRequest } from '@quorum/domain/page/PageRequest';
import { matchPath } from 'react-router-dom';

/** Search engines alone read it: it has no id that browsers load, and stays out of the page's state. */
export const PREVIOUS_DATE = 'query PreviousDate($urlHash: String!) { event(urlHash: $urlHash) { previousDate } }';

interface Answer {
  data?: { event: { previousDate: string | null } | null } | null;
}

/** When the event of a page started before it was last moved; null for any other page. */
export const previousDateOf = async (query: PageRequest['query'], url: URL): Promise<string | null> => {
  const urlHash = matchPath(PAGES.event, url.pathname)?.params.urlHash;
  if (urlHash === undefined) return null;
  const search = new URLSearchParams({
    query: PREVIOUS_DATE,
    operationName: 'PreviousDate',
    variables: JSON.stringify({ urlHash }),
  });
  const { data } = JSON.parse(await query(`/graphql?${search.toString()}`)) as Answer;
  return data?.event?.previousDate ?? null;
};
