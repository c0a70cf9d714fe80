/** What a notification that asks something can be answered by. */
export interface Answers {
  url: string;
  options: readonly { answer: string; title: string }[];
  /** What is shown once it is answered, and where that has failed. */
  thanks: string;
  failed: string;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isOption = (value: unknown): value is Answers['options'][number] =>
  isFields(value) && typeof value.answer === 'string' && typeof value.title === 'string';

/** What a message says of it; undefined where it asks nothing, or not in a way that is understood. */
export const answersIn = (value: unknown): Answers | undefined => {
  if (!isFields(value)) return undefined;
  const { url, options, thanks, failed } = value;
  if (typeof url !== 'string' || typeof thanks !== 'string' || typeof failed !== 'string') return undefined;
  return Array.isArray(options) && options.every(isOption) ? { url, options, thanks, failed } : undefined;
};

interface World {
  origin: string;
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'type'>>;
  /** Shows in words what came of it. */
  show: (body: string) => Promise<void>;
}

/**
 * Answers a question as the button of its page would, and says whether that has worked. The page, which a press on that opens,
 * says what came of it.
 */
export const answerQuestion = async (
  { url, thanks, failed }: Answers,
  answer: string,
  { origin, fetch, show }: World,
): Promise<void> => {
  const isOurs = URL.canParse(url, origin) && new URL(url, origin).origin === origin;
  // where it was taken, the page is shown next, which nobody is there to read
  const init: RequestInit = { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' };
  const response = isOurs ? await fetch(url, init).catch(() => null) : null;
  await show(response?.type === 'opaqueredirect' ? thanks : failed);
};
