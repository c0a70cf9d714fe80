import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

/** Chromium plays such a file with thirty pictures a second. */
const A_SECOND = 30;
const SECONDS_EACH = 2;

export interface Camera {
  browser: Browser;
  close(): Promise<void>;
}

/**
 * A browser with a camera, which sees one after the other of `pictures`, and again from the first.
 * @param pictures JPEGs, all of one size, whose sides are even numbers
 */
export const openWithCamera = async (options: LaunchOptions, pictures: readonly Buffer[]): Promise<Camera> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quorum-camera-'));
  const file = path.join(folder, 'camera.mjpeg');
  const frames = pictures.flatMap((picture) => Array<Buffer>(SECONDS_EACH * A_SECOND).fill(picture));
  await writeFile(file, Buffer.concat(frames));
  const args = [
    '--use-fake-device-for-media-stream',
    // nobody is there to allow it
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
  return {
    browser,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
};
