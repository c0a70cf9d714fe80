import { NOTICE_KINDS } from '@quorum/domain/notifications/kinds';
import { REMIND_BEFORE } from '@quorum/domain/notifications/reminders';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { NotificationsFragment } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FieldHint } from '../../ui/form/Field.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { nameOfMoment } from './namesOf.ts';
import { preferencesText } from './preferencesText.ts';
import { QuietHours } from './QuietHours.tsx';
import { Silence } from './Silence.tsx';
import { type Owner, type Save, usePreferences } from './usePreferences.ts';
import { WaysTable } from './WaysTable.tsx';

const Heading = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lg};
`;

const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
`;

const Ends = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};
`;

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Part as="section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Part>
  );
};

/** The organiser's digest is of no response. */
const KINDS_OF_RESPONSE = NOTICE_KINDS.filter((kind) => kind !== 'digest');

interface Props {
  loaded: NotificationsFragment;
  owner: Owner;
  /** What one may mute. */
  muting: (given: { chosen: NotificationsFragment; save: Save }) => ReactNode;
}

/** How somebody is told: of the account, or about the event of a response. */
export const Preferences = ({ loaded, owner, muting }: Props) => {
  const { chosen, save } = usePreferences(loaded, owner);
  const { ways, mode, remindBefore, quietHours, isStopped } = chosen;
  const isOfResponse = owner.participantId !== undefined;
  const remind = (before: (typeof REMIND_BEFORE)[number], isOn: boolean) => {
    const all = REMIND_BEFORE.filter((one) => (one === before ? isOn : remindBefore.includes(one)));
    void save({ remindBefore: all });
  };
  const choose = (isAll: boolean) => {
    void save({ mode: isAll ? 'ALL' : 'FIRST' });
  };
  return (
    <Stack gap="lg">
      <Silence preferences={chosen} urlHash={owner.urlHash ?? undefined} save={save} />
      <Section title={preferencesText.ways}>
        {mode === 'FIRST' && <FieldHint>{preferencesText.waysHint}</FieldHint>}
        <WaysTable ways={ways} kinds={isOfResponse ? KINDS_OF_RESPONSE : NOTICE_KINDS} save={save} />
        <Checkbox
          label={preferencesText.all}
          hint={preferencesText.allHint}
          checked={mode === 'ALL'}
          onChange={({ target }) => choose(target.checked)}
        />
      </Section>
      <Section title={preferencesText.remind}>
        {REMIND_BEFORE.map((before) => (
          <Checkbox
            key={before}
            label={nameOfMoment(before)}
            checked={remindBefore.includes(before)}
            onChange={({ target }) => remind(before, target.checked)}
          />
        ))}
      </Section>
      <Section title={preferencesText.quiet}>
        <QuietHours quietHours={quietHours} save={save} />
      </Section>
      <Section title={preferencesText.mute}>
        {muting({ chosen, save })}
        {!isStopped && (
          <Ends>
            <Button variant="outline" onClick={() => void save({ isStopped: true })}>
              {preferencesText.stop}
            </Button>
            <FieldHint>{preferencesText.stopHint}</FieldHint>
          </Ends>
        )}
      </Section>
    </Stack>
  );
};
