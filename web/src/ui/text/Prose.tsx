import { styled } from 'styled-components';

/** Text to read: a comfortable width, and room between its parts. */
export const Prose = styled.article`
  max-width: ${({ theme }) => theme.width.text};

  > * + *,
  section > * + * {
    margin-top: ${({ theme }) => theme.space.md};
  }

  section + section {
    margin-top: ${({ theme }) => theme.space.xl};
  }

  section > h2 + ul,
  section > h2 + ol,
  section > h2 + p {
    margin-top: ${({ theme }) => theme.space.sm};
  }

  ul,
  ol {
    display: grid;
    gap: ${({ theme }) => theme.space.sm};
    padding-inline-start: 1.25rem;
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;
