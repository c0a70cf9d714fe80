import type { EventTextName } from '@quorum/domain/event/content';
import { FIELD_NAMES } from '@quorum/domain/refusals/fieldNames';
import { translations } from '../../../../lib/language.ts';

/** What a text of an event is called. */
export const eventLabel = (name: EventTextName): string => (translations('fieldNames') ?? FIELD_NAMES)[name];
