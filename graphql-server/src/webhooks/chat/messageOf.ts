import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { WebhookType } from '@quorum/domain/webhooks/types';
import type { WebhookBody } from '../../gateways/webhooks/samples.ts';
import type { ServerMessages } from '../../messages/catalogues.generated.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import type { EventData } from '../eventData.ts';
import type { ChatMessage } from './services.ts';

type Words = ServerMessages['chat'];

/** A dot in the name of a message makes a group. */
type NameOf<Type extends WebhookType> = Type extends `${infer Subject}.${infer What}` ? `${Subject}_${What}` : never;

const happened = (type: WebhookType, words: Words): string =>
  words.happened[type.replace('.', '_') as NameOf<WebhookType>];

/** With the figures of an event that can still go either way. */
const figuresOf = (event: Partial<EventData>, words: Words): string => {
  const { going, participantThreshold: needed, missing } = event;
  if (going === undefined || needed === undefined || missing === undefined || event.status === 'CALLED_OFF') return '';
  return ` ${words.are({ count: going, needed })}, ${missing > 0 ? words.needed({ count: missing }) : words.enough}.`;
};

interface About {
  event?: Partial<EventData>;
  poll?: { title: string; url: string | null };
}

/** A delivery as people in a chat read it. */
export const messageOf = ({ type, data }: WebhookBody, language: ReaderLanguage): ChatMessage => {
  const words = messagesIn(language).chat;
  const { event = {}, poll } = data as About;
  return {
    title: event.title ?? poll?.title ?? 'Quorum',
    sentence: happened(type, words) + figuresOf(event, words),
    url: event.url ?? poll?.url ?? null,
  };
};
