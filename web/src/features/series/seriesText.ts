import { messages } from '../../lib/language.ts';
import { series } from '../../messages/en/series.ts';

export const seriesText = messages('series', series);
