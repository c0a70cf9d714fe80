import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { CheckInDialog } from '../../../../src/features/manage/check-in/CheckInDialog.tsx';
import type { Managed } from '../../../../src/features/manage/managedList.ts';
import { renderPage } from '../../../support/renderPage.tsx';
import { aManaged } from '../aManaged.ts';
import { FakeCamera, LOOK_MS } from './FakeCamera.ts';

const VERAS = 'A1B2C3D4E5F6';
const WIMS = '0123456789AB';
const HIDDEN = 'BA9876543210';

const onMark = jest.fn<(name: string, attended: boolean | null) => void>();
const onWalkIn = jest.fn<(name: string) => void>();

/** The dialog, with a list that keeps what is said. */
const Door = () => {
  const [responses, setResponses] = useState(() => [
    aManaged({ name: 'Vera', checkInCode: VERAS }),
    aManaged({ name: 'Wim', checkInCode: WIMS }),
    aManaged({ name: 'Spam', checkInCode: HIDDEN, isHidden: true }),
  ]);
  const mark = ({ id, name }: Managed, attended: boolean | null) => {
    onMark(name, attended);
    setResponses((all) => all.map((one) => (one.id === id ? { ...one, attended } : one)));
  };
  return <CheckInDialog responses={responses} onMark={mark} onWalkIn={onWalkIn} open onOpenChange={() => undefined} />;
};

let camera: FakeCamera;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  camera = new FakeCamera();
  onMark.mockClear();
  onWalkIn.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  camera.remove();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Holds a code before the camera for some looks, and takes it away. */
const hold = async (code: string, ms = 2 * LOOK_MS) => {
  camera.shown = code;
  await pass(ms);
  camera.shown = null;
};

describe('a code before the camera', () => {
  beforeEach(async () => {
    renderPage(<Door />);
    fireEvent.click(await screen.findByRole('button', { name: 'Use the Camera' }));
    await pass(LOOK_MS);
  });

  it('checks its owner in, which one tap undoes', async () => {
    await hold(VERAS);
    expect(onMark.mock.calls).toEqual([['Vera', true]]);
    expect(await screen.findByText('Vera is here.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onMark).toHaveBeenLastCalledWith('Vera', null);
  });

  it('checks in once, however long it is held there', async () => {
    await hold(VERAS, 20_000);
    expect(onMark).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Vera is already checked in.')).toBeNull();
  });

  it('says so when it comes a second time, and marks nobody', async () => {
    await hold(VERAS);
    await pass(3_000);
    await hold(VERAS);
    expect(await screen.findByText('Vera is already checked in.')).toBeInTheDocument();
    expect(onMark).toHaveBeenCalledTimes(1);
  });

  it('checks in one person after the other', async () => {
    await hold(VERAS);
    await hold(WIMS);
    expect(onMark.mock.calls).toEqual([
      ['Vera', true],
      ['Wim', true],
    ]);
  });

  it.each([
    ['another event', 'FFFFFFFFFFFF'],
    ['something else', 'https://example.org/menu'],
    ['a response that is hidden', HIDDEN],
    ['nothing', ''],
  ])('of %s marks nobody, and says so', async (_what, code) => {
    await hold(code);
    expect(await screen.findByText('This code does not belong to a response to this event.')).toBeInTheDocument();
    expect(onMark).not.toHaveBeenCalled();
  });
});

it('lets one type a name, a code or somebody new where no camera may be used', async () => {
  camera.getUserMedia.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
  renderPage(<Door />);
  fireEvent.click(await screen.findByRole('button', { name: 'Use the Camera' }));
  expect(await screen.findByText(/^The camera cannot be used here/)).toBeInTheDocument();
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'ver' } });
  fireEvent.click(screen.getByRole('button', { name: 'Vera came' }));
  fireEvent.change(search, { target: { value: WIMS.toLowerCase() } });
  fireEvent.click(screen.getByRole('button', { name: 'Wim came' }));
  expect(onMark.mock.calls).toEqual([
    ['Vera', true],
    ['Wim', true],
  ]);
  fireEvent.change(search, { target: { value: 'Walter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add “Walter” and Check In' }));
  expect(onWalkIn).toHaveBeenCalledWith('Walter');
});
