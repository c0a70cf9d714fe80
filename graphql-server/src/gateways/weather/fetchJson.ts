import { WeatherUnavailable } from './WeatherProvider.ts';

export interface FetchLimits {
  /** For the whole response, from the first byte sent to the last one read. */
  timeoutMs: number;
  maxBytes: number;
}

const readText = async (response: Response, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (!body) return '';
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new WeatherUnavailable(`The answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WeatherUnavailable('The answer is not JSON', { cause });
  }
};

/**
 * The JSON at `url`, null when the host says 400: there is nothing for this query. Redirects are not followed, so
 * no response can send the server elsewhere.
 * @throws WeatherUnavailable for everything else that is not JSON within the limits
 */
export const fetchJson = async (url: URL, { timeoutMs, maxBytes }: FetchLimits): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return parseJson(await readText(response, maxBytes));
    await response.body?.cancel();
    if (response.status === 400) return null;
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    throw new WeatherUnavailable(`${url.host} answers ${response.status}`, { retryAfter });
  } catch (error) {
    if (error instanceof WeatherUnavailable) throw error;
    throw new WeatherUnavailable(`${url.host} does not answer`, { cause: error });
  }
};
