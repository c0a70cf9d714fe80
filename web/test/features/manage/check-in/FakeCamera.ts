import { jest } from '@jest/globals';

/** So long is waited between two looks through it, in milliseconds. */
export const LOOK_MS = 150;

/** A camera of the test's own, and the browser's reader of codes, which sees what is held before it. */
export class FakeCamera {
  /** What is held before it; null for nothing. */
  shown: string | null = null;
  readonly stop = jest.fn();
  readonly detect = jest.fn<(video: unknown) => Promise<{ rawValue: string }[]>>(() =>
    Promise.resolve(this.shown === null ? [] : [{ rawValue: this.shown }]),
  );
  readonly getUserMedia = jest.fn<(asked: object) => Promise<unknown>>(() =>
    Promise.resolve({ getTracks: () => [{ stop: this.stop }] }),
  );

  private readonly mediaDevices = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  private readonly play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);

  /** @param formats what the reader says that it knows */
  constructor(formats: readonly string[] = ['qr_code']) {
    const { detect } = this;
    class Reader {
      static readonly getSupportedFormats = () => Promise.resolve(formats);
      readonly detect = detect;
    }
    Object.assign(window, { BarcodeDetector: Reader });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: this.getUserMedia },
    });
  }

  failToPlay(): void {
    this.play.mockRejectedValue(new DOMException('It was interrupted', 'AbortError'));
  }

  remove(): void {
    this.play.mockRestore();
    delete window.BarcodeDetector;
    if (this.mediaDevices) Object.defineProperty(navigator, 'mediaDevices', this.mediaDevices);
    else Reflect.deleteProperty(navigator, 'mediaDevices');
  }
}
