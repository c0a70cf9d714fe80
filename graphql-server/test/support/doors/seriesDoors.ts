import type { Caller } from '../testServer.ts';
import { withToken, type Outcome, type Target } from './Door.ts';
import { ofOrganisers } from './ofOrganisers.ts';
import type { GraphQLCall } from './ofViewer.ts';

/** What somebody does with a series and its regulars, by the name of its query or mutation. */
export interface SeriesDoor {
  seriesByHash(target: Target, caller?: Caller): Promise<Outcome>;
  attendance(target: Target, caller?: Caller): Promise<Outcome>;
  joinSeries(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  updateRegular(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  leaveSeries(target: Target, caller?: Caller): Promise<Outcome>;
}

type RestCall = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  caller?: Caller,
) => Promise<Outcome>;

export const restSeries = (call: RestCall): SeriesDoor => {
  const ofRegular = ({ seriesHash, regularId }: Target) =>
    `/api/series/${seriesHash ?? ''}/regulars${regularId === undefined ? '' : `/${regularId}`}`;
  return {
    seriesByHash: ({ seriesHash }, caller) => call('GET', `/api/series/${seriesHash ?? ''}`, undefined, caller),
    attendance: ({ seriesHash }, caller) =>
      call('GET', `/api/series/${seriesHash ?? ''}/attendance`, undefined, caller),
    joinSeries: (target, input, caller) => call('POST', ofRegular(target), input, caller),
    updateRegular: (target, input, caller) =>
      call('PUT', ofRegular(target), { ...input, responseToken: target.responseToken }, caller),
    leaveSeries: (target, caller) => call('DELETE', ofRegular(target), undefined, withToken(target, caller)),
  };
};

const SERIES = `seriesHash title location timezone creatorName recurrenceFrequency isOver isPrivate maxGuests planned
  next { urlHash } upcoming { urlHash date endTime timezone status } past { urlHash date endTime timezone status }
  regulars { id name likelihood guests } ownRegular { id name likelihood guests }`;
const ATTENDANCE = `dates { urlHash date endTime timezone status }
  people { name regularId came outOf lastCame onDates { urlHash status attended } }`;

const OF_REGULAR = '$seriesHash: String!, $regularId: ID!, $responseToken: String';
const REGULAR_ARGUMENTS = 'seriesHash: $seriesHash, regularId: $regularId, responseToken: $responseToken';

export const graphqlSeries = (call: GraphQLCall): SeriesDoor => ({
  seriesByHash: (target, caller) =>
    call(`query ($seriesHash: String!) { seriesByHash(seriesHash: $seriesHash) { ${SERIES} } }`, target, caller),
  attendance: ({ seriesHash }, caller) => ofOrganisers(call, `attendance { ${ATTENDANCE} }`, { seriesHash }, caller),
  joinSeries: ({ seriesHash }, input, caller) =>
    call(
      `mutation ($seriesHash: String!, $input: JoinSeriesInput!) {
        joinSeries(seriesHash: $seriesHash, input: $input) { id name likelihood guests responseToken }
      }`,
      { seriesHash, input },
      caller,
    ),
  updateRegular: (target, input, caller) =>
    call(
      `mutation (${OF_REGULAR}, $input: UpdateRegularInput!) {
        updateRegular(${REGULAR_ARGUMENTS}, input: $input) { id name likelihood guests }
      }`,
      { ...target, input },
      caller,
    ),
  leaveSeries: (target, caller) =>
    call(`mutation (${OF_REGULAR}) { leaveSeries(${REGULAR_ARGUMENTS}) }`, target, caller),
});
