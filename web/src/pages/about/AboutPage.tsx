import { styled } from 'styled-components';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Prose } from '../../ui/text/Prose.tsx';
import { aboutText } from '../../messages/pages/aboutText.generated.ts';
import { BackToHome } from '../BackToHome.tsx';
import { features } from './features.ts';

const Features = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${({ theme }) => `${theme.space.lg} ${theme.space.xl}`};
`;

/** With a full dot, which in the logo is somebody who is in. */
const Name = styled.dt`
  font-weight: ${({ theme }) => theme.font.weight.bold};

  &::before {
    content: '';
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-inline-end: 0.625rem;
    border: 2px solid ${({ theme }) => theme.color.primary};
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.color.primary};
  }
`;

const Text = styled.dd`
  margin-top: ${({ theme }) => theme.space.xs};
  padding-inline-start: 1.25rem;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Section = styled.section`
  margin-top: ${({ theme }) => theme.space.xl};

  h2 {
    margin-bottom: ${({ theme }) => theme.space.md};
  }
`;

export const AboutPage = () => (
  <>
    <title>{`${aboutText.title} · Quorum`}</title>
    <PageHeader back={<BackToHome />} title={aboutText.heading} lead={aboutText.lead} />
    <Prose>
      <p>{aboutText.why}</p>
    </Prose>
    <Section>
      <h2>{aboutText.does}</h2>
      <Features>
        {features().map(({ name, text }) => (
          <div key={name}>
            <Name>{name}</Name>
            <Text>{text}</Text>
          </div>
        ))}
      </Features>
    </Section>
  </>
);
