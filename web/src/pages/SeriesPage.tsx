import { useParams } from 'react-router-dom';
import { regularsText } from '../messages/series/regularsText.generated.ts';
import { SeriesView } from '../features/regulars/SeriesView.tsx';
import { useRegularLink } from '../features/regulars/useRegularLink.ts';
import { useSeriesPage } from '../features/regulars/useSeriesPage.ts';
import { SeriesPageDocument } from '../generated/later.generated.ts';
import { registerInitialQueries } from '../lib/api/initialData.ts';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { BackButton } from './BackButton.tsx';
import { FailedPage } from './missing/FailedPage.tsx';
import { UnknownMessage } from './missing/MissingMessage.tsx';

registerInitialQueries({ SeriesPage: SeriesPageDocument });

const EVERY = {
  weekly: () => regularsText.weekly,
  biweekly: () => regularsText.biweekly,
  monthly: () => regularsText.monthly,
};

/** A series at its own address, whichever date is the next. */
export const SeriesPage = () => {
  const { seriesHash = '' } = useParams();
  const { series, hasFailed, retry } = useSeriesPage(seriesHash);
  const toEnd = useRegularLink(seriesHash);
  if (series === null) {
    return (
      <>
        <meta name="robots" content="noindex" />
        <UnknownMessage title={regularsText.notFound}>{regularsText.notFoundWhy}</UnknownMessage>
      </>
    );
  }
  if (!series) {
    return hasFailed ? (
      <FailedPage title={regularsText.series} why={regularsText.failed} onRetry={retry} />
    ) : (
      <Spinner label={regularsText.loading} isWholePage />
    );
  }
  const { title, location: place, creatorName: name, recurrenceFrequency } = series;
  const how = recurrenceFrequency ? EVERY[recurrenceFrequency]() : regularsText.over;
  return (
    <>
      <title>{`${title} · Quorum`}</title>
      {series.isPrivate && <meta name="robots" content="noindex" />}
      <PageHeader back={<BackButton />} title={title} lead={`${how} · ${regularsText.lead({ place, name })}`} />
      <SeriesView series={series} toEnd={toEnd} />
    </>
  );
};
