import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { appText } from '../../messages/appText.generated.ts';
import { credits } from './credits.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

const Bar = styled.footer`
  border-top: 1px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};

  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space.xl};
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.md};
`;

const Credits = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space.xl};

  ${({ theme }) => theme.media.phone} {
    flex: 1 0 100%;
    flex-direction: column;
  }
`;

const Out = styled.a`
  display: inline-block;
  padding: 0.75rem 0;
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

export const Footer = () => {
  const { creator, charity } = credits();
  return (
    <Bar>
      <Inner>
        <Credits>
          <p>
            {appText.madeBy}{' '}
            <Out href={creator.href} target="_blank" rel="noopener noreferrer">
              {creator.name}
            </Out>
          </p>
          <p>
            {appText.inSupportOf}{' '}
            <Out href={charity.href} target="_blank" rel="noopener noreferrer">
              {charity.name}
            </Out>
          </p>
        </Credits>
        <Out as={PageLink} to={paths.developers()}>
          {appText.developers}
        </Out>
        <LanguageSelect />
      </Inner>
    </Bar>
  );
};
