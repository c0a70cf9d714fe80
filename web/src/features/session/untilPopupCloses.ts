/** How often it is looked whether the window is still there. */
const LOOK_MS = 100;
/** What the window has sent is worked out within moments. After so long something is stuck, and the person may try again. */
const RESULT_MAX_MS = 20_000;

/** In the words of firebase. */
class PopupClosed extends Error {
  readonly code = 'auth/popup-closed-by-user';
}

/**
 * Does `signIn`, which opens a window, and rejects soon after the person has closed that: firebase itself waits for ten
 * seconds. A result that the window has sent before is waited for.
 * @param patienceMs for a result that comes another way, and may be on it when the window closes
 */
export const untilPopupCloses = async <Result>(signIn: () => Promise<Result>, patienceMs: number): Promise<Result> => {
  const { open } = window;
  const opened: { popup?: Window | null; hasReplied: boolean } = { hasReplied: false };
  // firebase does not hand out the window that it opens
  window.open = (...how) => (opened.popup = open.apply(window, how));
  const listening = new AbortController();
  const hear = ({ source }: MessageEvent) => {
    if (source === opened.popup) opened.hasReplied = true;
  };
  window.addEventListener('message', hear, listening);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const closed = new Promise<never>((_resolve, reject) => {
    const giveUp = () => {
      if (!opened.hasReplied) reject(new PopupClosed('The window for signing in was closed'));
      else timer = setTimeout(() => reject(new Error('Nothing became of signing in')), RESULT_MAX_MS);
    };
    const look = () => {
      timer = opened.popup?.closed ? setTimeout(giveUp, patienceMs) : setTimeout(look, LOOK_MS);
    };
    look();
  });
  try {
    return await Promise.race([signIn(), closed]);
  } finally {
    window.open = open;
    listening.abort();
    clearTimeout(timer);
  }
};
