import { Camera, Check, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useToast } from '../../../ui/feedback/useToast.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Muted } from '../../../ui/text/Muted.tsx';
import { shownName } from '../../responses/shownName.ts';
import { foundByName, type Managed } from '../managedList.ts';
import { manageText } from '../../../messages/organising/manageText.generated.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { scanCodes } from './scanCodes.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

/** More than that nobody looks through at a door. */
const SHOWN = 6;
/** The same code stays before the camera for a while, in milliseconds. */
const SAME_CODE_MS = 3_000;

const Video = styled.video`
  inline-size: 100%;
  max-block-size: 45dvh;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
  object-fit: cover;
`;

const Hits = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};

  button {
    inline-size: 100%;
    justify-content: space-between;
    text-align: start;
  }

  span {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${({ theme }) => theme.space.sm};
  }
`;

interface Props extends OpenState {
  responses: readonly Managed[];
  onMark: (response: Managed, attended: boolean | null) => void;
  /** Adds somebody who came without a response. */
  onWalkIn: (name: string) => void;
}

/** The door: codes before the camera, and letters of names. */
export const CheckInDialog = ({ responses, onMark, onWalkIn, open, onOpenChange }: Props) => {
  const toast = useToast();
  const [search, setSearch] = useState('');
  const hits = search.trim() === '' ? [] : foundByName(responses, search).filter(({ isHidden }) => !isHidden);
  const name = search.trim();

  const markHere = (response: Managed) => {
    const who = { name: shownName(response) };
    setSearch('');
    if (response.attended === true) {
      toast({ title: manageText.alreadyHere(who) });
      return;
    }
    onMark(response, true);
    const undo = { label: manageText.undo, onSelect: () => onMark(response, response.attended) };
    toast({ title: manageText.cameDone(who), actions: [undo] });
  };
  const readCode = (text: string) => {
    const response = responses.find(({ checkInCode, isHidden }) => checkInCode === text.trim() && !isHidden);
    if (response) markHere(response);
    else toast({ title: manageText.unknownCode, variant: 'destructive' });
  };

  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={manageText.checkIn}
      description={manageText.checkInHint}
    >
      <Stack>
        {open && <Scanner onCode={readCode} />}
        <SearchField label={manageText.search} hint={manageText.searchHint} value={search} onChange={setSearch} />
        <Hits>
          {hits.slice(0, SHOWN).map((response) => (
            <li key={response.id}>
              <Button
                variant={response.attended === true ? 'primary' : 'outline'}
                aria-label={manageText.cameOf({ name: shownName(response) })}
                onClick={() => markHere(response)}
              >
                <bdi>{shownName(response)}</bdi>
                <span>
                  <Check aria-hidden="true" size={18} />
                  {manageText.cameButton}
                </span>
              </Button>
            </li>
          ))}
        </Hits>
        {name !== '' && (
          <Button
            variant="outline"
            onClick={() => {
              setSearch('');
              onWalkIn(name);
            }}
          >
            <UserPlus aria-hidden="true" />
            {manageText.addSearched({ name })}
          </Button>
        )}
      </Stack>
    </DialogPanel>
  );
};

const Scanner = ({ onCode }: { onCode: (text: string) => void }) => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'OFF' | 'ON' | 'NONE'>('OFF');
  const last = useRef({ text: '', at: 0 });
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  useEffect(() => {
    const { current: shown } = video;
    if (state !== 'ON' || !shown) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    const see = (text: string) => {
      const now = Date.now();
      const isSame = last.current.text === text && now - last.current.at < SAME_CODE_MS;
      last.current = { text, at: now };
      if (!isSame) latest.current(text);
    };
    scanCodes(shown, see)
      .then((stop) => {
        end = stop;
        if (isOver) stop();
      })
      .catch(() => setState('NONE'));
    return () => {
      isOver = true;
      end?.();
    };
  }, [state]);

  if (state === 'NONE') return <Muted role="status">{manageText.noCamera}</Muted>;
  if (state === 'ON') return <Video ref={video} muted playsInline aria-hidden="true" />;
  return (
    <Button variant="outline" onClick={() => setState('ON')}>
      <Camera aria-hidden="true" />
      {manageText.startCamera}
    </Button>
  );
};
