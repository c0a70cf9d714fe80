import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { guideText } from '../../messages/pages/guideText.generated.ts';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Prose } from '../../ui/text/Prose.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { BackToHome } from '../BackToHome.tsx';

const marks = {
  b: (text: string) => <strong>{text}</strong>,
  home: (text: string) => <PageLink to={paths.home()}>{text}</PageLink>,
};

const sentencesIn = (Line: 'li' | 'p', sentences: readonly string[]): ReactNode =>
  sentences.map((sentence) => (
    <Line key={sentence}>
      <RichText marks={marks}>{sentence}</RichText>
    </Line>
  ));

export const GuidePage = () => (
  <>
    <title>{`${guideText.title} · Quorum`}</title>
    <PageHeader back={<BackToHome />} title={guideText.title} lead={guideText.lead} />
    <Prose>
      <section>
        <h2>{guideText.join}</h2>
        <ol>{sentencesIn('li', [guideText.joinFind, guideText.joinPress, guideText.joinChoose])}</ol>
        {sentencesIn('p', [guideText.joinPlaces, guideText.joinStandby, guideText.joinNoAccount])}
      </section>
      <section>
        <h2>{guideText.read}</h2>
        {sentencesIn('p', [guideText.readCount, guideText.readChance, guideText.readDecided, guideText.readTimes])}
      </section>
      <section>
        <h2>{guideText.create}</h2>
        <ol>
          {sentencesIn('li', [
            guideText.createSignIn,
            guideText.createPress,
            guideText.createVisibility,
            guideText.createRecurring,
            guideText.createRegulars,
            guideText.createPlaces,
            guideText.createQuestions,
            guideText.createDecision,
            guideText.createShare,
            guideText.createManage,
          ])}
        </ol>
      </section>
      <section>
        <h2>{guideText.polls}</h2>
        {sentencesIn('p', [guideText.pollsOpen, guideText.pollsVote, guideText.pollsFound])}
      </section>
      <section>
        <h2>{guideText.weather}</h2>
        {sentencesIn('p', [guideText.weatherAsked, guideText.weatherPrivate])}
      </section>
      <section>
        <h2>{guideText.accounts}</h2>
        <ul>
          {sentencesIn('li', [
            guideText.accountsTrack,
            guideText.accountsCreate,
            guideText.accountsManage,
            guideText.accountsDevices,
            guideText.accountsMail,
          ])}
        </ul>
      </section>
    </Prose>
  </>
);
