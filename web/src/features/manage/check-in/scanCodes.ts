import type { BarcodeDetector } from 'qr/decode.js';
import { lazyModule } from '../../../lib/lazy.tsx';

declare global {
  interface Window {
    BarcodeDetector?: typeof BarcodeDetector;
  }
}

/** So long one waits between two looks, in milliseconds: a phone stays cool. */
const LOOK_MS = 150;

/** The browser's own reader of codes where it has one that knows QR codes, else one of ours. */
const findReader = async (): Promise<typeof BarcodeDetector> => {
  const own = window.BarcodeDetector;
  const isNative =
    own !== undefined && (await own.getSupportedFormats().catch((): string[] => [])).some((one) => one === 'qr_code');
  return isNative ? own : (await import('qr/decode.js')).BarcodeDetector;
};
// at a door there may be no connection any more by which ours could be loaded
lazyModule(findReader, { prefetchOnInteraction: true });

const turnOff = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Looks for codes through the camera that faces away, and calls `onCode` with each text that it sees. Returns what ends it.
 * Rejects where there is no camera, or it may not be used.
 */
export const scanCodes = async (video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> => {
  const Reader = await findReader();
  const detector = new Reader({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
  } catch (error) {
    turnOff(stream);
    throw error;
  }
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // one look after the other: a slow phone would otherwise begin more of them than it ends
  const look = async () => {
    const [found] = await detector.detect(video).catch(() => []);
    if (isOver) return;
    if (found) onCode(found.rawValue);
    timer = setTimeout(() => void look(), LOOK_MS);
  };
  timer = setTimeout(() => void look(), LOOK_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    turnOff(stream);
  };
};
