import { isOver } from '@quorum/domain/event/ending';
import type { ResponseStatus } from '@quorum/domain/decision/status';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { usePushKeyQuery } from '../../generated/later.generated.ts';
import { useAtTime } from '../../lib/useNow.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useSession } from '../session/useSession.ts';
import { notificationsText } from '../../messages/responses/notificationsText.generated.ts';
import type { Subject } from './pushAtServer.ts';
import { pushSupport } from './pushSupport.ts';
import { useNotifications } from './useNotifications.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
`;

const Line = styled.p`
  display: flex;
  flex: 1 1 14rem;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};

  > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** No word stands alone on a line. */
const Words = styled.span`
  text-wrap: balance;
`;

interface SaidProps {
  icon: ReactNode;
  text: string;
  children?: ReactNode;
}

const Said = ({ icon, text, children }: SaidProps) => (
  <Root>
    <Line role="status">
      {icon}
      <Words>{text}</Words>
    </Line>
    {children}
  </Root>
);

/** What somebody with such a response waits for. */
const whatComes = (status: ResponseStatus): string => {
  if (status === 'WAITLISTED') return notificationsText.placeComes;
  if (status === 'STANDBY') return notificationsText.askComes;
  return notificationsText.whatComes;
};

interface SwitchProps {
  subject: Subject;
  status: ResponseStatus;
  /** The server's; null where it sends no notifications. */
  pushKey: string | null;
  isOffer: boolean;
}

const Switch = ({ subject, status, pushKey, isOffer }: SwitchProps) => {
  const { isOn, isBlocked, isBusy, turnOn, turnOff } = useNotifications(subject);
  const [wasBlocked] = useState(isBlocked);
  if (!isOn && pushKey === null) return null;
  if (isBlocked && wasBlocked && isOffer) return null;
  if (isBlocked) return <Said icon={<BellOff aria-hidden="true" />} text={notificationsText.isBlocked} />;
  return (
    <Said
      icon={isOn ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      text={isOn ? notificationsText.isOn : whatComes(status)}
    >
      {/* one element, so that the focus stays on it */}
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        onClick={() => {
          if (isOn) void turnOff(pushKey);
          else if (pushKey !== null) void turnOn(pushKey);
        }}
      >
        {isOn ? notificationsText.turnOff : notificationsText.turnOn}
      </Button>
    </Said>
  );
};

const InstallHint = () => {
  const { user } = useSession();
  // the home screen has a storage of its own, in which no token of a visitor is
  const hints = [notificationsText.installFirst, ...(user ? [] : [notificationsText.signInThere])];
  return <Said icon={<Bell aria-hidden="true" />} text={hints.join(' ')} />;
};

interface Props {
  event: { urlHash: string; date: string; endTime: string | null };
  response: { id: string; status: ResponseStatus };
  /** Whether it comes by itself: somebody who has blocked notifications has said enough then. */
  isOffer?: boolean;
}

/** Lets this device be notified of what happens to the event of a response; nothing where that cannot be. */
export const Notifications = ({ event, response, isOffer = false }: Props) => {
  const [support] = useState(pushSupport);
  const isPast = useAtTime((now) => isOver(event, now));
  const { data } = usePushKeyQuery({ skip: support === 'impossible' || isPast });
  const pushKey = data?.pushKey ?? null;
  if (isPast) return null;
  if (support === 'possible') {
    const subject = { urlHash: event.urlHash, responseId: response.id };
    return <Switch subject={subject} status={response.status} pushKey={pushKey} isOffer={isOffer} />;
  }
  return support === 'install' && pushKey !== null ? <InstallHint /> : null;
};
