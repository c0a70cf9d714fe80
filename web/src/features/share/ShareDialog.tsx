import { useEffect, useState } from 'react';
import { addressOfPage } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { forgetPublished } from './newlyPublished.ts';
import { shareText } from '../../messages/events/shareText.generated.ts';
import type { Shared } from './Shared.ts';
import { ShareWays } from './ShareWays.tsx';

/** What one wants next with a new poll: its link, selected, and ways to send it. */
export const ShareDialog = ({ shared }: { shared: Shared }) => {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => forgetPublished, []);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title={shareText.pollIsOpen} description={shareText.sendPoll}>
      <Stack>
        <Field label={shareText.link}>
          {(control) => (
            <Input
              {...control}
              readOnly
              value={addressOfPage(shared.path)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
        <Row wrap>
          <ShareWays shared={shared} />
        </Row>
      </Stack>
    </Dialog>
  );
};
