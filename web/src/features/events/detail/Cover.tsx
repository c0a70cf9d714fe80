import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { COVER, coverPattern } from './coverPattern.ts';

/**
 * White text on it has a contrast of 4.5 at least, whatever the colour of the type: of a light one its hue alone is taken.
 * In the dark it is calmer.
 */
const Root = styled.header`
  --lightest: 0.45;
  --calm: 0.9;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: space-between;
  gap: ${({ theme }) => theme.space.lg} ${({ theme }) => theme.space.sm};
  min-block-size: 12rem;
  padding: clamp(16px, 4vw, 2rem);

  ${({ theme }) => theme.media.phone} {
    min-block-size: 8.5rem;
  }
  background: linear-gradient(
    105deg,
    oklch(from var(--type) calc(min(l, var(--lightest)) * 0.78) calc(c * var(--calm)) h),
    oklch(from var(--type) min(l, var(--lightest)) calc(c * var(--calm)) calc(h + 12))
  );
  color: #fff;
  forced-color-adjust: none;
  print-color-adjust: exact;

  /* browsers that do not know colours made from others */
  @supports not (color: oklch(from red l c h)) {
    background: color-mix(in oklab, var(--type) 40%, #06140f);
  }

  @media (prefers-color-scheme: dark) {
    --lightest: 0.37;
    --calm: 0.6;
  }

  &[data-low] {
    min-block-size: 0;
    gap: ${({ theme }) => `${theme.space.sm} ${theme.space.sm}`};
    padding-block: clamp(0.75rem, 3vw, 1.5rem);
  }
`;

const Pattern = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: #fff;
  opacity: 0.09;
`;

const Front = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** The icons of the menus end where the text ends. */
const Corner = styled(Front)`
  display: flex;
  margin: -10px;
  margin-inline-start: 0;

  button {
    color: #fff;
  }

  /* of a button with a word: a phone has room for its icon */
  ${({ theme }) => theme.media.phone} {
    button > span {
      position: absolute;
      overflow: hidden;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }
  }

  button[data-state='open'],
  button:hover:not(:disabled) {
    background: rgb(255 255 255 / 18%);
    color: #fff;
  }
`;

const Words = styled(Front)`
  grid-column: 1 / -1;
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

/** One's own response, above the title. It comes to be known late, so it has its room from the start. */
export const OwnLine = styled.div`
  min-block-size: 1.625rem;
  margin-block-start: ${({ theme }) => `calc(${theme.space.xs} - ${theme.space.lg})`};
`;

/** What it is called, in large. */
export const CoverTitle = styled.h1`
  font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem);
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.02em;
  line-height: 1.1;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/** A badge is tinted glass: on a cover it needs a ground. */
export const Ground = styled.span`
  display: inline-flex;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
`;

const Art = memo(({ urlHash }: { urlHash: string }) => (
  <Pattern viewBox={`0 0 ${COVER.width} ${COVER.height}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    {coverPattern(urlHash).map(({ x, y, radius }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
    ))}
  </Pattern>
));
Art.displayName = 'Art';

interface Props {
  urlHash: string;
  /** Of the event's type, `#rrggbb`. */
  color: string;
  /** Whether it leaves the room of a small screen to what comes below it. */
  isLow?: boolean;
  badges: ReactNode;
  menus?: ReactNode;
  /** The title, and what stands by it. */
  children: ReactNode;
}

/** The upper part of an invitation, drawn from the type's colour and the event's hash. */
export const Cover = ({ urlHash, color, isLow = false, badges, menus, children }: Props) => (
  <Root data-low={isLow || undefined} style={{ '--type': color }}>
    <Art urlHash={urlHash} />
    <Front>{badges}</Front>
    {menus && <Corner>{menus}</Corner>}
    <Words>{children}</Words>
  </Root>
);
