import { type Language, LANGUAGES } from '@quorum/domain/language';
import { useId } from 'react';
import { styled } from 'styled-components';
import { chooseLanguage, useLanguage } from '../../lib/language.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { appText } from '../../messages/appText.generated.ts';

const Choice = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
`;

const Native = styled.select`
  min-height: ${({ theme }) => theme.touch};
  padding: 0 0.5rem;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font: inherit;
  opacity: 1;
`;

/** The language of the page; the browser's own list, since it need not be loaded. */
export const LanguageSelect = () => {
  const id = useId();
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const choose = (chosen: Language) => {
    // what cannot be fetched leaves everything as it is; one may choose again
    chooseLanguage(chosen).catch(() => undefined);
  };
  return (
    <Choice>
      <label htmlFor={id}>{appText.language}</label>
      <Native
        id={id}
        value={language}
        disabled={!isHydrated}
        onChange={(event) => choose(event.target.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([code, { name }]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Native>
    </Choice>
  );
};
