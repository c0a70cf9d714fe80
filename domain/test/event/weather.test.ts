import { expect, it } from '@jest/globals';
import { forecastEnd } from '@quorum/domain/event/weather';
import { at } from '../support/at.ts';

it.each(['2026-05-01T00:00:00Z', '2026-05-01T12:00:00Z', '2026-05-02T01:59:00+02:00'])(
  'a forecast at %s reaches through the sixteenth day in UTC',
  (now) => expect(forecastEnd(at(now))).toEqual(at('2026-05-17T00:00:00Z')),
);
