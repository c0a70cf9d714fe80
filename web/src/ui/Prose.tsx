import { styled } from 'styled-components';

/** Text to read: a comfortable width, and room between its parts. */
export const Prose = styled.article`
  max-width: ${({ theme }) => theme.width.text};

  > * + * {
    margin-top: ${({ theme }) => theme.space.md};
  }

  h2 {
    margin-top: ${({ theme }) => theme.space.xl};
  }

  h2 + * {
    margin-top: ${({ theme }) => theme.space.sm};
  }

  ul,
  ol {
    display: grid;
    gap: ${({ theme }) => theme.space.sm};
    padding-left: 1.25rem;
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
