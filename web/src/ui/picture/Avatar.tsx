import { useState } from 'react';
import { styled } from 'styled-components';

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.onPrimarySoft};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1;
  user-select: none;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface AvatarProps {
  name: string;
  photoURL?: string | null | undefined;
}

const firstLetter = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '?';

/** A person's photo, or the first letter of their name. Decorative: the name stands beside it or names its button. */
export const Avatar = ({ name, photoURL }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Circle aria-hidden="true">
      {photoURL && photoURL !== broken ? (
        <Photo src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photoURL)} />
      ) : (
        firstLetter(name)
      )}
    </Circle>
  );
};
