import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddResponseMutation, useMarkAttendanceMutation } from '../../generated/later.generated.ts';
import { newIdempotencyKey } from '../../lib/api/useIdempotencyKey.ts';
import { refusalCode } from '../../lib/api/refusalCode.ts';
import { errorMessage } from '../../lib/refusals/errorMessage.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { attendanceQueue, type Kept } from './attendanceQueue.ts';
import { manageText } from '../../messages/organising/manageText.generated.ts';

type Without<Of, Name extends PropertyKey> = Of extends unknown ? Omit<Of, Name> : never;

/** After how many milliseconds a mark that was not refused for good is sent again. */
const RETRY_MS = 5_000;

/** The server did not answer, or asks to wait. */
const isForLater = (error: unknown): boolean => {
  const code = refusalCode(error);
  return code === undefined || code === 'RATE_LIMITED' || code === 'UNAVAILABLE';
};

/**
 * Marks who came, at once on the screen. What cannot be sent is kept in this browser, and sent once there is a connection again,
 * in the order in which it was said.
 */
export const useAttendance = (urlHash: string, refetch: () => Promise<unknown>) => {
  const { fail } = useOutcome();
  const [mark] = useMarkAttendanceMutation();
  const [add] = useAddResponseMutation();
  const [kept, setKept] = useState<readonly Kept[]>(() => attendanceQueue.read(urlHash));
  const isSending = useRef(false);

  const send = useCallback(
    (one: Kept): Promise<unknown> => {
      const { key: idempotencyKey } = one;
      if (one.kind === 'mark') {
        const { participantId, attended } = one;
        return mark({ variables: { urlHash, participantId, attended } });
      }
      const { name, guests, comment, attended } = one;
      return add({ variables: { urlHash, input: { name, guests, comment, attended } }, context: { idempotencyKey } });
    },
    [add, mark, urlHash],
  );

  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = attendanceQueue.read(urlHash)[0]; next; next = attendanceQueue.read(urlHash)[0]) {
        try {
          await send(next);
        } catch (error) {
          if (isForLater(error)) break;
          fail(errorMessage(error, manageText.markRefused({ name: next.name })));
        }
        attendanceQueue.remove(urlHash, next.key);
      }
      // until the list has it, what was said stays on the screen
      await refetch().catch(() => undefined);
    } finally {
      isSending.current = false;
      setKept(attendanceQueue.read(urlHash));
    }
  }, [fail, refetch, send, urlHash]);

  const keep = useCallback(
    (said: Without<Kept, 'key'>) => {
      attendanceQueue.add(urlHash, { ...said, key: newIdempotencyKey() });
      setKept(attendanceQueue.read(urlHash));
      void sendAll();
    },
    [sendAll, urlHash],
  );

  const hasKept = kept.length > 0;
  useEffect(() => {
    if (!hasKept) return undefined;
    const resume = () => void sendAll();
    const timer = setInterval(resume, RETRY_MS);
    window.addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', resume);
    };
  }, [hasKept, sendAll]);

  /** The marks that are not in the list yet, by the numbers of responses. */
  const said = useMemo(
    () => new Map(kept.flatMap((one) => (one.kind === 'mark' ? [[one.participantId, one.attended] as const] : []))),
    [kept],
  );
  return { said, kept, keep };
};
