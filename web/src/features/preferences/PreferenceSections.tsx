import type { NoticeKind } from '@quorum/domain/notifications/kinds';
import { REMIND_BEFORE } from '@quorum/domain/notifications/reminders';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FieldHint } from '../../ui/form/Field.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { Boxes } from './Boxes.ts';
import { nameOfMoment } from './namesOf.ts';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';
import { WaysTable } from './WaysTable.tsx';

const Heading = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lg};
`;

const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
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

interface Props {
  /** The kinds that the reader can be notified about. */
  kinds: readonly NoticeKind[];
  boxes: Boxes;
  /** Whether all ways are used at once. */
  isAll: boolean;
  /** The number for texts; none where none may be left here. */
  phone?: ReactNode;
  quiet: ReactNode;
  mute: ReactNode;
}

/** All that one chooses of how one is told, in an app and on a page without a script. */
export const PreferenceSections = ({ kinds, boxes, isAll, phone = null, quiet, mute }: Props) => (
  <>
    <Section title={preferencesText.ways}>
      {!isAll && <FieldHint>{preferencesText.waysHint}</FieldHint>}
      <WaysTable kinds={kinds} boxOf={boxes.way} />
      <Checkbox {...boxes.all} label={preferencesText.all} hint={preferencesText.allHint} />
    </Section>
    {phone !== null && <Section title={preferencesText.phone}>{phone}</Section>}
    <Section title={preferencesText.remind}>
      {REMIND_BEFORE.map((before) => (
        <Checkbox key={before} {...boxes.remind(before)} label={nameOfMoment(before)} />
      ))}
    </Section>
    <Section title={preferencesText.quiet}>{quiet}</Section>
    <Section title={preferencesText.mute}>{mute}</Section>
  </>
);
