import type { BarcodeDetector } from 'qr/decode.js';

declare global {
  interface Window {
    BarcodeDetector?: typeof BarcodeDetector;
  }
}

/** So long one waits between two looks, in milliseconds: a phone stays cool. */
const LOOK_MS = 150;

/** The browser's own reader of codes where it has one that knows QR codes, else one of ours. */
const createDetector = async (): Promise<BarcodeDetector> => {
  const own = window.BarcodeDetector;
  const isNative =
    own !== undefined && (await own.getSupportedFormats().catch((): string[] => [])).some((one) => one === 'qr_code');
  const Detector = isNative ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Detector({ formats: ['qr_code'] });
};

/**
 * Looks for codes through the camera that faces away, and calls `onCode` with each text that it sees. Returns what ends it.
 * Rejects where there is no camera, or it may not be used.
 */
export const scanCodes = async (video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> => {
  const [detector, stream] = await Promise.all([
    createDetector(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  ]);
  video.srcObject = stream;
  await video.play();
  const look = async () => {
    const [found] = await detector.detect(video).catch(() => []);
    if (found) onCode(found.rawValue);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
};
