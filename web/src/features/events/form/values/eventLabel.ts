import type { EventTextName } from '@quorum/domain/event/content';
import { fieldNames } from '@quorum/domain/vocabulary/en.generated';
import { translations } from '../../../../lib/language.ts';

/** What a text of an event is called. */
export const eventLabel = (name: EventTextName): string => (translations('fieldNames') ?? fieldNames)[name];
