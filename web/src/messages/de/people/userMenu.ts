import type { userMenu as english } from '../../en/people/userMenu.ts';
import { translation } from '../../translation.ts';

export const userMenu = translation<typeof english>()({
  account: 'Dein Konto',
  menuOf: 'Menü von {name}',
  menu: 'Dein Menü',
  logOut: 'Abmelden',
  yourEvents: 'Deine Events',
  yourUpcoming: 'Deine Events ({count}), das erste am {day}',
  yourEventsFailed: 'Deine Events konnten nicht geladen werden.',
  yourEventsLoading: 'Deine Events werden geladen …',
  yourEventsEmpty: 'Du hast noch keine Events erstellt',
  private: 'Privat',
  public: 'Öffentlich',
  follows: 'Wem und was du folgst',
  reports: 'Meldungen',
  developers: 'Für Entwickler',
  notifications: 'Benachrichtigungen',
});
