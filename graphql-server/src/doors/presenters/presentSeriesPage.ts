import { isoOf } from '@quorum/domain/isoOf';
import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import type { EventStatus } from '@quorum/domain/decision/rules';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { RegularEntity } from '../../persistence/entities/series/RegularEntity.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { SeriesPage } from '../../use-cases/regulars/getSeriesPage.ts';
import { emailPolicyOf } from './emailPolicy.ts';
import { presentEvent, type EventView } from './presentEvent.ts';
import { A_GUEST } from './presentParticipant.ts';

/** A standing response as both transports show it. No address: the responses that it gives have it, for the organiser. */
export interface RegularView {
  id: number;
  name: string;
  likelihood: number;
  guests: number;
}

export interface SeriesDateView {
  urlHash: string;
  date: string;
  endTime: string | null;
  timezone: string;
  status: EventStatus;
}

/** A series as both transports show it. */
export interface SeriesPageView {
  seriesHash: string;
  title: string;
  location: string;
  timezone: string;
  creatorName: string;
  recurrenceFrequency: RecurrenceFrequency | null;
  isOver: boolean;
  isPrivate: boolean;
  maxGuests: number;
  next: EventView | null;
  upcoming: SeriesDateView[];
  planned: string[];
  past: SeriesDateView[];
  regulars: RegularView[];
  ownRegular: RegularView | null;
}

export const presentRegular = ({ id, name, likelihood, guests }: RegularEntity): RegularView => ({
  id,
  name,
  likelihood,
  guests,
});

export const presentDate = ({ urlHash, date, endTime, timezone, status }: EventEntity): SeriesDateView => ({
  urlHash,
  date: isoOf(date),
  endTime: endTime && isoOf(endTime),
  timezone,
  status,
});

/** Whose names are for some alone: their own, and all of them for the organiser. */
const presentRegulars = (context: Context, { lead, regulars }: SeriesPage): RegularView[] => {
  const isKnown = emailPolicyOf(context);
  return regulars.map((regular) => {
    const view = presentRegular(regular);
    return lead.isGuestListHidden && !isKnown(regular, lead) ? { ...view, name: A_GUEST.name } : view;
  });
};

export const presentSeriesPage = (context: Context, page: SeriesPage): SeriesPageView => {
  const { series, lead, isOver, next, upcoming, planned, past, ownRegular } = page;
  return {
    seriesHash: series.urlHash,
    title: lead.title,
    location: lead.location,
    timezone: lead.timezone,
    creatorName: lead.creatorName,
    recurrenceFrequency: isOver ? null : lead.recurrenceFrequency,
    isOver,
    isPrivate: lead.isPrivate,
    maxGuests: lead.maxGuests,
    next: next && presentEvent(next, emailPolicyOf(context)),
    upcoming: upcoming.map(presentDate),
    planned: planned.map(isoOf),
    past: past.map(presentDate),
    regulars: presentRegulars(context, page),
    ownRegular: ownRegular && presentRegular(ownRegular),
  };
};
