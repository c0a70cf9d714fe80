import { useSeriesPageQuery } from '../../generated/later.generated.ts';
import { useAuthContext, useDetail } from '../session/useDetail.ts';

/** A series by its hash. */
export const useSeriesPage = (seriesHash: string) => {
  const context = useAuthContext();
  const result = useSeriesPageQuery({ variables: { seriesHash }, fetchPolicy: 'cache-and-network', context });
  const { detail, ...rest } = useDetail(seriesHash, result, ({ seriesByHash }) =>
    seriesByHash ? { urlHash: seriesByHash.seriesHash, ...seriesByHash } : seriesByHash,
  );
  return { series: detail, ...rest };
};
