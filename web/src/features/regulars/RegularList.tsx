import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RegularFragment } from '../../generated/later.generated.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { answerText } from './answerText.ts';
import { regularsText } from '../../messages/series/regularsText.generated.ts';
import { useRegularChanges } from './useRegularChanges.ts';

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  overflow-wrap: anywhere;
`;

interface Props {
  seriesHash: string;
  regulars: readonly RegularFragment[];
  isOrganiser: boolean;
}

/** Those who are in every time, in the order of joining. Their organiser may remove one. */
export const RegularList = ({ seriesHash, regulars, isOrganiser }: Props) => {
  const { attempt, succeed } = useOutcome();
  const { leave } = useRegularChanges(seriesHash);
  const [asked, setAsked] = useState<RegularFragment | null>(null);
  const remove = async () => {
    if (!asked || !(await attempt(() => leave(asked.id), regularsText.leaveFailed))) return;
    setAsked(null);
    succeed(regularsText.removed);
  };
  if (regulars.length === 0) return <Muted>{regularsText.nobody}</Muted>;
  return (
    <>
      <Muted>{regularsText.regularsHint}</Muted>
      <Stack as="ul" gap="xs">
        {regulars.map((regular) => (
          <Item key={regular.id}>
            <span>
              <bdi>{regular.name}</bdi> · {answerText(regular)}
            </span>
            {isOrganiser && (
              <IconButton
                label={regularsText.remove({ name: regular.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => setAsked(regular)}
              />
            )}
          </Item>
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={regularsText.removeQuestion({ name: asked?.name ?? '' })}
        description={regularsText.removeHint}
        confirmLabel={regularsText.remove({ name: asked?.name ?? '' })}
        onConfirm={remove}
      />
    </>
  );
};
