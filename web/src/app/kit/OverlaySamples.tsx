import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useToast } from '../../ui/feedback/useToast.ts';
import { Sample } from './Sample.tsx';

const TABS = [
  { value: 'upcoming', label: 'Upcoming', count: 12, content: 'What is ahead', href: '#upcoming' },
  { value: 'archive', label: 'Archive', count: 0, content: 'What has been', href: '#archive' },
];

export const OverlaySamples = () => {
  const toast = useToast();
  const [tab, setTab] = useState('upcoming');
  const [dialog, setDialog] = useState(false);
  const [confirm, setConfirm] = useState(false);
  return (
    <Sample title="Tabs, menus, dialogs, toasts">
      <Tabs label="Events" value={tab} onValueChange={setTab} tabs={TABS} />
      <Row wrap>
        <Menu
          label="Share"
          trigger={<IconButton label="Share" icon={<Share2 aria-hidden="true" />} />}
          align="start"
          items={[
            {
              label: 'Copy Link',
              icon: <Link2 aria-hidden="true" />,
              onSelect: () => toast({ title: 'Link Copied' }),
            },
            {
              label: 'Share via SMS',
              icon: <MessageCircle aria-hidden="true" />,
              href: 'sms:?body=Join%20our%20event!',
            },
          ]}
        />
        <Button onClick={() => setDialog(true)}>Dialog</Button>
        <Button variant="outline" onClick={() => setConfirm(true)}>
          Confirm
        </Button>
        <Button
          variant="outline"
          onClick={() => toast({ title: 'Success', description: 'Event created successfully' })}
        >
          Toast
        </Button>
        <Button
          variant="outline"
          onClick={() => toast({ title: 'Error', description: 'Failed to join event', variant: 'destructive' })}
        >
          Destructive toast
        </Button>
      </Row>
      <Dialog open={dialog} onOpenChange={setDialog} title="Join Event" description="Sunday football, Riverside Park">
        <Button onClick={() => setDialog(false)}>Join Event</Button>
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Delete Event"
        description="Are you sure you want to delete this event? This action cannot be undone."
        confirmLabel="Delete"
        destructive
        onConfirm={() => {
          setConfirm(false);
          return Promise.resolve();
        }}
      />
    </Sample>
  );
};
