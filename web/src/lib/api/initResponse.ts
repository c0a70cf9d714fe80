/** Where the start script leaves the response to the page's one `GET /api/init` (spec section 7). */
interface Page {
  initResponse?: Promise<Response | undefined>;
}

const page = () => window as unknown as Page;

/** Sends `GET /api/init`. A failure is told where the response is taken. */
export const sendInit = (): void => {
  page().initResponse = fetch('/api/init', { priority: 'low' }).catch(() => undefined);
};

/** The response of the server; it is requested again where that failed, and after it was taken. */
export const takeInitResponse = async (): Promise<Response> => {
  const sent = page().initResponse;
  delete page().initResponse;
  const response = await sent;
  return response?.ok ? response : fetch('/api/init', { headers: { accept: 'application/json' } });
};
