/** Where the start script leaves the answer to the page's one `GET /api/init` (spec section 7). */
interface Page {
  initAnswer?: Promise<Response | undefined>;
}

const page = () => window as unknown as Page;

/** Sends `GET /api/init`. A failure is told where the answer is taken. */
export const sendInit = (): void => {
  page().initAnswer = fetch('/api/init', { priority: 'low' }).catch(() => undefined);
};

/** What the server has said; it is asked again where that failed, and after the answer was taken. */
export const takeInitAnswer = async (): Promise<Response> => {
  const sent = page().initAnswer;
  delete page().initAnswer;
  const answer = await sent;
  return answer?.ok ? answer : fetch('/api/init', { headers: { accept: 'application/json' } });
};
