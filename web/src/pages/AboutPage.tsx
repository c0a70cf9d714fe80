import { styled } from 'styled-components';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import { BackToHome } from './BackToHome.tsx';
import { FEATURES, PLANNED } from './features.ts';

const Features = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${({ theme }) => `${theme.space.lg} ${theme.space.xl}`};
`;

const Name = styled.dt`
  font-weight: ${({ theme }) => theme.font.weight.bold};

  &::before {
    content: '';
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-right: 0.625rem;
    border: 2px solid ${({ theme }) => theme.color.primary};
    border-radius: ${({ theme }) => theme.radius.full};
  }
`;

/** A full dot is in, as in the logo; a hollow one is still to come. */
const NameOfWorking = styled(Name)`
  &::before {
    background: ${({ theme }) => theme.color.primary};
  }
`;

const Text = styled.dd`
  margin-top: ${({ theme }) => theme.space.xs};
  padding-left: 1.25rem;
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
    <title>About · Quorum</title>
    <PageHeader
      back={<BackToHome />}
      title="About Quorum"
      lead="A quorum is the number of people it takes. Quorum is for everything that happens once enough people are in."
    />
    <Prose>
      <p>
        Five-a-side needs ten players, a board game night needs four, and a workshop needs a dozen. Organisers say how
        many they need; everyone else says whether they will come, and how sure they are. No more counting replies in a
        chat, and no more standing alone on the pitch.
      </p>
    </Prose>
    <Section>
      <h2>What it does</h2>
      <Features>
        {FEATURES.map(({ name, text }) => (
          <div key={name}>
            <NameOfWorking>{name}</NameOfWorking>
            <Text>{text}</Text>
          </div>
        ))}
      </Features>
    </Section>
    <Section>
      <h2>What is planned</h2>
      <Features>
        {PLANNED.map(({ name, text }) => (
          <div key={name}>
            <Name>{name}</Name>
            <Text>{text}</Text>
          </div>
        ))}
      </Features>
    </Section>
  </>
);
