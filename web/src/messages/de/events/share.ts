import type { share as english } from '../../en/events/share.ts';
import { translation } from '../../translation.ts';

export const share = translation<typeof english>()({
  joinEvent: 'Mach mit bei unserem Event!',
  voteInPoll: 'Hilf uns, einen Termin zu finden!',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  eventLinkCopied: 'Der Link zum Event ist in der Zwischenablage!',
  pollLinkCopied: 'Der Link zur Umfrage ist in der Zwischenablage!',
  copyText: 'Als Text kopieren',
  textCopied: 'Text kopiert',
  textCopiedHint: 'Was, wann, wo und der Link: fertig zum Einfügen.',
  onFacebook: 'Auf Facebook teilen',
  onTwitter: 'Auf Twitter teilen',
  bySms: 'Per SMS teilen',
  moreWays: 'Weitere Möglichkeiten …',
  link: 'Link',
  pollIsOpen: 'Deine Umfrage läuft',
  sendPoll: 'Schick diesen Link allen, die abstimmen sollen.',
  isUp: '„{title}“ ist online.',
  sendIt: 'Schick es denen, die kommen sollen.',
  view: 'Event ansehen',
  dismiss: 'Jetzt nicht',
});
