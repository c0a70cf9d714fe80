import { Pencil, Plus, Share2, Trash2 } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { ButtonVariant } from '../../ui/button/buttonStyle.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { LogoMark } from '../../ui/picture/LogoMark.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Sample } from './Sample.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'outline', 'ghost', 'destructive'];

export const ActionSamples = () => (
  <Sample title="Actions">
    <Row gap="md" style={{ fontSize: '2rem' }}>
      <LogoMark />
    </Row>
    {VARIANTS.map((variant) => (
      <Row key={variant} wrap>
        <Button variant={variant}>
          <Plus aria-hidden="true" />
          {variant}
        </Button>
        <Button variant={variant} size="sm">
          Small
        </Button>
        <Button variant={variant} busy>
          Busy
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
      </Row>
    ))}
    <Row wrap>
      <LinkButton to={paths.home()}>A link</LinkButton>
      <IconButton label="Share" icon={<Share2 aria-hidden="true" />} />
      <IconButton label="Edit" icon={<Pencil aria-hidden="true" />} />
      <IconButton label="Delete" icon={<Trash2 aria-hidden="true" />} disabled />
    </Row>
  </Sample>
);
