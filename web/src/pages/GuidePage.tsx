import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import { BackToHome } from './BackToHome.tsx';

export const GuidePage = () => (
  <>
    <title>Guide · Quorum</title>
    <PageHeader back={<BackToHome />} title="Guide" lead="From a first look to an event of your own, in two minutes." />
    <Prose>
      <JoinAnEvent />
      <ReadAnEvent />
      <CreateAnEvent />
      <Accounts />
    </Prose>
  </>
);

const JoinAnEvent = () => (
  <section>
    <h2>Join an event</h2>
    <ol>
      <li>
        Find it on the <Link to={paths.home()}>home page</Link>, or open the link that somebody sent you.
      </li>
      <li>
        Press <strong>Join Event</strong> and enter your name. An email address and a comment are up to you.
      </li>
      <li>
        Choose <strong>Yes</strong> if you will be there. Choose <strong>Maybe</strong> if you are not sure, and slide
        to how likely it is.
      </li>
    </ol>
    <p>
      You do not need an account. The browser you answered with remembers your response: come back with it and press{' '}
      <strong>Edit Response</strong> to change or remove it.
    </p>
  </section>
);

const ReadAnEvent = () => (
  <section>
    <h2>Will it happen?</h2>
    <p>
      Each event needs a number of participants. A yes counts as one, a 50% maybe counts as half. Once the bar is full
      the event has enough participants; you can still join.
    </p>
    <p>Dates and times are those of the place where the event happens.</p>
  </section>
);

const CreateAnEvent = () => (
  <section>
    <h2>Create an event</h2>
    <ol>
      <li>Sign in with your Google account.</li>
      <li>
        Press <strong>New Event</strong>, choose a type, and say where, when, and how many it takes.
      </li>
      <li>
        <strong>Public</strong> events are on the home page. <strong>Private</strong> ones are only for those you give
        the link to.
      </li>
      <li>
        For something regular, make it <strong>recurring</strong>: weekly, biweekly or monthly. When one has passed, the
        next appears.
      </li>
      <li>Share it from the menu on its card: copy the link, or send it by text message, Facebook or Twitter.</li>
    </ol>
  </section>
);

const Accounts = () => (
  <section>
    <h2>What an account is for</h2>
    <ul>
      <li>It keeps track of your events: they are in the menu behind your picture.</li>
      <li>It lets you create events, private and recurring ones too.</li>
      <li>It lets you edit or delete your events, and remove a response from them.</li>
      <li>It knows your responses on every device you sign in with.</li>
    </ul>
    <p>Email notifications will need an account too, once they are there.</p>
  </section>
);
