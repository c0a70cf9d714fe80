import type { Reckoned } from '../scale/reckon.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const small = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));

/** A table of what each place takes. */
export const scaleLines = (all: readonly Reckoned[]): string[] => [
  '| visitors a day | in the news | shared cache | page views/s | joins/s | requests/s at servers | refills/s | server cores busy | servers | database cores | connections | € a month |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ...all.map((one) =>
    [
      '',
      ...[whole(one.visitors), one.isViral ? 'yes' : 'no', one.hasSharedCache ? '2 s' : 'none'],
      ...[one.pageViews, one.joins, one.requestsAtServers, one.refills, one.serverCores].map(small),
      ...[one.servers, one.databaseCores, one.connections, one.eurosAMonth].map(whole),
      '',
    ]
      .join(' | ')
      .trim(),
  ),
];
