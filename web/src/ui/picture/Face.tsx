import { styled } from 'styled-components';

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: 2px solid ${({ theme }) => theme.color.surface};
  border-radius: ${({ theme }) => theme.radius.full};
  color: #10211b;
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1;
  user-select: none;
`;

const HUES = 360;

const hueOf = (name: string) =>
  Array.from(name).reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % HUES, 7);

/** The first letters of the first and the last word. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('');
};

/** A person's initials on a colour of their name. Decorative: the name stands beside it or in a list. */
export const Face = ({ name }: { name: string }) => (
  <Circle aria-hidden="true" title={name} style={{ background: `oklch(82% 0.09 ${hueOf(name)})` }}>
    {initialsOf(name)}
  </Circle>
);
