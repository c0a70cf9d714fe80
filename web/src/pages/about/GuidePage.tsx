import { paths } from '../../lib/paths.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Prose } from '../../ui/text/Prose.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { BackToHome } from '../BackToHome.tsx';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { guideText } from '../../messages/pages/guideText.generated.ts';

const marks = {
  b: (text: string) => <strong>{text}</strong>,
  home: (text: string) => <PageLink to={paths.home()}>{text}</PageLink>,
};

const Sentence = ({ children }: { children: string }) => <RichText marks={marks}>{children}</RichText>;

export const GuidePage = () => (
  <>
    <title>{`${guideText.title} · Quorum`}</title>
    <PageHeader back={<BackToHome />} title={guideText.title} lead={guideText.lead} />
    <Prose>
      <JoinAnEvent />
      <ReadAnEvent />
      <CreateAnEvent />
      <FindADate />
      <Weather />
      <Accounts />
    </Prose>
  </>
);

const JoinAnEvent = () => (
  <section>
    <h2>{guideText.join}</h2>
    <ol>
      <li>
        <Sentence>{guideText.joinFind}</Sentence>
      </li>
      <li>
        <Sentence>{guideText.joinPress}</Sentence>
      </li>
      <li>
        <Sentence>{guideText.joinChoose}</Sentence>
      </li>
    </ol>
    <p>{guideText.joinPlaces}</p>
    <p>
      <Sentence>{guideText.joinStandby}</Sentence>
    </p>
    <p>
      <Sentence>{guideText.joinNoAccount}</Sentence>
    </p>
  </section>
);

const ReadAnEvent = () => (
  <section>
    <h2>{guideText.read}</h2>
    <p>{guideText.readCount}</p>
    <p>{guideText.readChance}</p>
    <p>{guideText.readDecided}</p>
    <p>{guideText.readTimes}</p>
  </section>
);

const FindADate = () => (
  <section>
    <h2>{guideText.polls}</h2>
    <p>
      <Sentence>{guideText.pollsOpen}</Sentence>
    </p>
    <p>{guideText.pollsVote}</p>
    <p>{guideText.pollsFound}</p>
  </section>
);

const CreateAnEvent = () => (
  <section>
    <h2>{guideText.create}</h2>
    <ol>
      <li>{guideText.createSignIn}</li>
      <li>
        <Sentence>{guideText.createPress}</Sentence>
      </li>
      <li>
        <Sentence>{guideText.createVisibility}</Sentence>
      </li>
      <li>
        <Sentence>{guideText.createRecurring}</Sentence>
      </li>
      <li>
        <Sentence>{guideText.createRegulars}</Sentence>
      </li>
      <li>
        <Sentence>{guideText.createPlaces}</Sentence>
      </li>
      <li>
        <Sentence>{guideText.createQuestions}</Sentence>
      </li>
      <li>
        <Sentence>{guideText.createDecision}</Sentence>
      </li>
      <li>{guideText.createShare}</li>
      <li>
        <Sentence>{guideText.createManage}</Sentence>
      </li>
    </ol>
  </section>
);

const Weather = () => (
  <section>
    <h2>{guideText.weather}</h2>
    <p>{guideText.weatherAsked}</p>
    <p>{guideText.weatherPrivate}</p>
  </section>
);

const Accounts = () => (
  <section>
    <h2>{guideText.accounts}</h2>
    <ul>
      <li>{guideText.accountsTrack}</li>
      <li>{guideText.accountsCreate}</li>
      <li>{guideText.accountsManage}</li>
      <li>{guideText.accountsDevices}</li>
      <li>{guideText.accountsMail}</li>
    </ul>
  </section>
);
