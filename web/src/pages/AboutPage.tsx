import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import { BackToHome } from './BackToHome.tsx';
import { FEATURES, PLANNED } from './features.ts';

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
      <h2>What it does</h2>
      <FeatureList features={FEATURES} />
      <h2>What is planned</h2>
      <FeatureList features={PLANNED} />
    </Prose>
  </>
);

const FeatureList = ({ features }: { features: typeof FEATURES }) => (
  <ul>
    {features.map(({ name, text }) => (
      <li key={name}>
        <strong>{name}.</strong> {text}
      </li>
    ))}
  </ul>
);
