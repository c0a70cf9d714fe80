import { styled } from 'styled-components';

/** The height of a row without a remark. */
const ROW = '2.75rem';

/**
 * Both edges stay in sight: a container that scrolls both ways. It comes to rest where a date begins, beside the names. It is as
 * tall as it will be once all rows have come, so that what stands below stays where it is.
 */
export const Scroller = styled.div<{ $rows: number }>`
  --name: clamp(7.5rem, 30vw, 13rem);
  overflow: auto;
  container-type: inline-size;
  scroll-padding-inline-start: var(--name);
  scroll-snap-type: x mandatory;
  --most: min(44rem, 80dvh);
  min-block-size: min(var(--most), ${({ $rows }) => $rows} * ${ROW});
  max-block-size: var(--most);
  border-block: 1px solid ${({ theme }) => theme.color.border};
  overscroll-behavior-x: contain;

  @media print {
    overflow: visible;
    min-block-size: 0;
    max-block-size: none;
  }
`;

export const Table = styled.div<{ $options: number }>`
  --option: 4.25rem;
  --options: ${({ $options }) => $options};
  position: relative;
  min-inline-size: calc(var(--name) + var(--options) * var(--option));
  font-variant-numeric: tabular-nums;

  /* on a phone whole dates fill what the names leave */
  @container (max-width: 30rem) {
    --option: calc((100cqi - var(--name)) / 3);
  }

  @container (max-width: 20.5rem) {
    --option: calc((100cqi - var(--name)) / 2);
  }

  @container (max-width: 15rem) {
    --name: 40cqi;
    --option: 60cqi;
  }

  /* twenty dates beside each other on a sheet of paper */
  @media print {
    --name: 8rem;
    --option: 1.5rem;
  }
`;

/** It stays in sight where one has scrolled to later dates: seen, it brings more rows. */
export const EndOfRows = styled.div`
  position: sticky;
  inset-inline-start: 0;
  inline-size: max-content;
`;

const row = `
  display: grid;
  grid-template-columns: var(--name) repeat(var(--options), minmax(var(--option), 1fr));
`;

export const HeadRow = styled.div`
  ${row}
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: 0 1px 0 ${({ theme }) => theme.color.border};

  @media print {
    position: static;
  }
`;

export const VoteRow = styled.div`
  ${row}
  min-block-size: ${ROW};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  /* of three hundred people one sees ten */
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${ROW};

  &[data-own] {
    content-visibility: visible;
    border-block-start: 0;
    background: ${({ theme }) => theme.color.sunken};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  @media print {
    min-block-size: 0;
    content-visibility: visible;
    break-inside: avoid;
  }
`;

/** Who it is; it stays while the dates move by. */
export const NameCell = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  min-inline-size: 0;
  padding-inline: clamp(0.75rem, 3vw, 1.25rem) ${({ theme }) => theme.space.xs};
  background: inherit;
  font-size: ${({ theme }) => theme.font.size.sm};
  box-shadow: 1px 0 0 ${({ theme }) => theme.color.border};

  ${VoteRow}:not([data-own]) > & {
    background: ${({ theme }) => theme.color.surface};
  }

  @media print {
    position: static;
    padding-inline: 0.25rem;
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

export const Name = styled.div`
  display: grid;
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space.xs};
  line-height: 1.3;

  /* a name is broken between words alone; one that is a single long word ends with an ellipsis */
  > * {
    overflow: hidden;
    overflow-wrap: normal;
    text-overflow: ellipsis;
  }

  small {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

/** Somebody's vote on a date: a single element, since there are thousands. */
export const VoteCell = styled.div`
  display: grid;
  place-items: center;
  margin: 0.1875rem;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  &::before {
    content: '–' / '';
  }

  &[data-vote='yes'] {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};

    &::before {
      content: '✓' / '';
      font-weight: ${({ theme }) => theme.font.weight.bold};
    }
  }

  &[data-vote='maybe'] {
    background: ${({ theme }) => theme.color.warningSoft};
    color: ${({ theme }) => theme.color.onWarningSoft};

    &::before {
      content: attr(data-shown) / '';
    }
  }

  &[data-vote='no']::before {
    content: '✕' / '';
  }

  &[data-over] {
    opacity: 0.55;
  }

  @media print {
    margin: 0;
    font-size: 0.625rem;
    print-color-adjust: exact;
  }
`;
