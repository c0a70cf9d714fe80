import { inLanguage, type InLanguages } from '@quorum/domain/language';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { WebhookBody } from '../../gateways/webhooks/samples.ts';
import type { EventData } from '../eventData.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { ChatMessage } from './services.ts';

const WORDS: InLanguages<typeof english> = { en: english, de: german };

/** With the figures of an event that can still go either way. */
const figuresOf = (event: Partial<EventData>, words: typeof english): string => {
  const { going, participantThreshold: needed, missing } = event;
  if (going === undefined || needed === undefined || missing === undefined || event.status === 'CALLED_OFF') return '';
  return ` ${words.are(going, needed)}, ${missing > 0 ? words.needed(missing) : words.enough}.`;
};

interface About {
  event?: Partial<EventData>;
  poll?: { title: string; url: string | null };
}

/** A delivery as people in a chat read it. */
export const messageOf = ({ type, data }: WebhookBody, language: ReaderLanguage): ChatMessage => {
  const words = inLanguage(WORDS, language);
  const { event = {}, poll } = data as About;
  return {
    title: event.title ?? poll?.title ?? words.product,
    sentence: words.happened[type] + figuresOf(event, words),
    url: event.url ?? poll?.url ?? null,
  };
};
