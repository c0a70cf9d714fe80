import { splitReason } from '@quorum/domain/report/reasons';
import { Check, Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { currentLocale, wordIn } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/picture/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { moderationText } from '../../messages/people/moderationText.generated.ts';
import { type ShownReport, textsAbout } from './reportable.ts';
import { useReportActions } from './useReportActions.ts';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { Muted } from '../../ui/text/Muted.tsx';

const Sheet = styled(Card).attrs({ as: 'article' })`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lg};

  /* a line of text is too low to tap */
  a {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: -0.75rem 0;
    }
  }
`;

const Said = styled.p`
  white-space: pre-line;
`;

const timeOf = (iso: string) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** One report: what it is about, what is wrong, and what an operator may do about it. */
export const ReportItem = ({ report }: { report: ShownReport }) => {
  const titleId = useId();
  const { about, reported, createdAt } = report;
  const texts = textsAbout(about);
  const { reason, note } = splitReason(report.reason);
  const { setHidden, dismiss, isBusy } = useReportActions(report);
  const Icon = reported.isHidden ? Eye : EyeOff;
  return (
    <Sheet aria-labelledby={titleId}>
      <Row justify="space-between" align="start">
        <Title id={titleId}>
          <PageLink to={paths[about](reported.urlHash)}>{reported.title}</PageLink>
        </Title>
        {reported.isHidden && <Badge>{moderationText.hidden}</Badge>}
      </Row>
      <Muted>
        {moderationText.by({ name: reported.creatorName })} ·{' '}
        <time dateTime={createdAt}>{moderationText.reportedOn({ when: timeOf(createdAt) })}</time>
      </Muted>
      {reason && <strong>{wordIn('reportReasons', reason)}</strong>}
      {note && <Said>{note}</Said>}
      <Row wrap justify="end">
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void dismiss()}>
          <Check aria-hidden="true" />
          {moderationText.dismiss}
        </Button>
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void setHidden(!reported.isHidden)}>
          <Icon aria-hidden="true" />
          {reported.isHidden ? texts.show : texts.hide}
        </Button>
      </Row>
    </Sheet>
  );
};
