import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { scanCodes } from '../../../../src/features/manage/check-in/scanCodes.ts';
import { FakeCamera, LOOK_MS } from './FakeCamera.ts';

let camera: FakeCamera;
const video = document.createElement('video');
const onCode = jest.fn<(text: string) => void>();
beforeEach(() => {
  jest.useFakeTimers();
  camera = new FakeCamera();
  onCode.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  camera.remove();
});

const wait = (looks: number) => jest.advanceTimersByTimeAsync(looks * LOOK_MS);

it('tells each code that the browser’s own reader sees through the camera that faces away', async () => {
  await scanCodes(video, onCode);
  expect(camera.getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' } });
  await wait(1);
  expect(onCode).not.toHaveBeenCalled();
  camera.shown = 'A1B2C3D4E5F6';
  await wait(1);
  camera.shown = '000000000000';
  await wait(1);
  expect(onCode.mock.calls).toEqual([['A1B2C3D4E5F6'], ['000000000000']]);
  expect(camera.detect).toHaveBeenCalledWith(video);
});

it('goes on after a look that failed', async () => {
  await scanCodes(video, onCode);
  camera.detect.mockRejectedValueOnce(new DOMException('The picture is not there yet', 'InvalidStateError'));
  await wait(1);
  camera.shown = 'A1B2C3D4E5F6';
  await wait(1);
  expect(onCode).toHaveBeenCalledTimes(1);
});

it('begins no look before the one before has ended, however long that takes', async () => {
  let see: (found: { rawValue: string }[]) => void = () => undefined;
  camera.detect.mockReturnValueOnce(new Promise((resolve) => (see = resolve)));
  await scanCodes(video, onCode);
  await wait(10);
  expect(camera.detect).toHaveBeenCalledTimes(1);
  see([{ rawValue: 'A1B2C3D4E5F6' }]);
  await wait(1);
  expect(camera.detect).toHaveBeenCalledTimes(2);
  expect(onCode).toHaveBeenCalledWith('A1B2C3D4E5F6');
});

it('turns the camera off at its end, and tells nothing that was seen by then', async () => {
  let see: (found: { rawValue: string }[]) => void = () => undefined;
  camera.detect.mockReturnValueOnce(new Promise((resolve) => (see = resolve)));
  const stop = await scanCodes(video, onCode);
  await wait(1);
  stop();
  see([{ rawValue: 'A1B2C3D4E5F6' }]);
  await wait(3);
  expect(camera.stop).toHaveBeenCalledTimes(1);
  expect(onCode).not.toHaveBeenCalled();
  expect(camera.detect).toHaveBeenCalledTimes(1);
});

it('rejects where the camera may not be used', async () => {
  camera.getUserMedia.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
  await expect(scanCodes(video, onCode)).rejects.toThrow('Not allowed');
});

it('rejects where the browser lets no page have one', async () => {
  camera.remove();
  await expect(scanCodes(video, onCode)).rejects.toThrow();
});

it('leaves no camera on whose picture cannot be shown', async () => {
  camera.failToPlay();
  await expect(scanCodes(video, onCode)).rejects.toThrow('It was interrupted');
  expect(camera.stop).toHaveBeenCalledTimes(1);
});

it('does not ask a reader of the browser’s own that knows no QR codes', async () => {
  camera.remove();
  camera = new FakeCamera(['ean_13']);
  camera.shown = 'A1B2C3D4E5F6';
  await scanCodes(video, onCode);
  await wait(2);
  expect(camera.detect).not.toHaveBeenCalled();
});
