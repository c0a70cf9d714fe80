import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { isForElsewhere } from '../../../lib/isForElsewhere.ts';
import { type ButtonLook, buttonStyle, type ButtonVariant } from '../../../ui/button/buttonStyle.ts';

/** Empty, and as large as ever, while it waits. */
const Root = styled.a<ButtonLook>`
  ${buttonStyle}

  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${({ theme }) => theme.color.sunken};
    cursor: progress;

    > span {
      visibility: hidden;
    }
  }
`;

interface Props {
  /** The page of the form. */
  href: string;
  variant: ButtonVariant;
  /** What it waits for, as long as it does; null when it may be pressed. */
  awaited: string | null;
  /** The same for the start script, which lets it wait on a page that the server has written. */
  awaitedAtStart: string | undefined;
  onOpen: () => void;
  onPrefetch: () => void;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

/**
 * A button that opens the dialog of a form. Until the app runs, and without any script, it is a link to a page with the
 * same form.
 */
export const FormLink = ({ href, variant, awaited, awaitedAtStart, onOpen, onPrefetch, ref, children }: Props) => {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    if (awaited === null) onOpen();
  };
  return (
    <Root
      ref={ref}
      role="button"
      href={awaited === null ? href : undefined}
      data-awaited={awaitedAtStart}
      aria-label={awaited ?? undefined}
      aria-disabled={awaited === null ? undefined : true}
      $variant={variant}
      $size="md"
      onClick={(event) => {
        if (!isForElsewhere(event)) press(event);
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event);
      }}
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
    >
      <span>{children}</span>
    </Root>
  );
};
