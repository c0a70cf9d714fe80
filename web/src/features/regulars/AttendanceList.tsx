import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { LineText, RuledLine, RuledList } from '../../ui/layout/RuledList.tsx';
import { Badge } from '../../ui/picture/Badge.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { clocksOf } from '../events/time/clocksOf.ts';
import { TakeAlong } from '../manage/TakeAlong.tsx';
import { regularsText } from '../../messages/series/regularsText.generated.ts';
import type { Attendance } from './useAttendance.ts';

/** Of more the rest is shown on request. */
const SHOWN = 10;

const Name = styled.span`
  margin-inline-end: ${({ theme }) => theme.space.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Count = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

type Person = Attendance['people'][number];

const PersonLine = ({ person, timezone }: { person: Person; timezone: string }) => {
  const { name, regularId, came, outOf, lastCame } = person;
  return (
    <RuledLine>
      <LineText>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {regularId !== null && <Badge>{regularsText.isRegular}</Badge>}
        {lastCame && <Muted>{regularsText.lastCame({ date: clocksOf(timezone).day(new Date(lastCame)) })}</Muted>}
      </LineText>
      <Count>{outOf === 0 ? regularsText.cameToNone : regularsText.cameOf({ came, outOf })}</Count>
    </RuledLine>
  );
};

interface Props {
  attendance: Attendance;
  timezone: string;
}

/** How often each came, for the organisers, and the way to take that along. */
export const AttendanceList = ({ attendance: { dates, people }, timezone }: Props) => {
  const [wantsAll, setWantsAll] = useState(false);
  const latest = dates.at(-1);
  const shown = wantsAll ? people : people.slice(0, SHOWN);
  return (
    <>
      <Muted>{regularsText.attendanceHint}</Muted>
      {people.length === 0 && <Muted>{regularsText.nobodyCame}</Muted>}
      <RuledList>
        {shown.map((person, place) => (
          <PersonLine key={place} person={person} timezone={timezone} />
        ))}
      </RuledList>
      <Row gap="sm" wrap>
        {shown.length < people.length && (
          <Button variant="outline" size="sm" onClick={() => setWantsAll(true)}>
            {regularsText.showEverybody(people.length)}
          </Button>
        )}
        {latest && <TakeAlong urlHash={latest.urlHash} tables={['attendance']} />}
      </Row>
    </>
  );
};
