import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { applyLanguage } from '../../src/lib/language.ts';
import { AboutPage } from '../../src/pages/about/AboutPage.tsx';
import { renderPage } from '../support/renderPage.tsx';

afterEach(() => applyLanguage('en'));

describe('the About page', () => {
  it('lists the features by the names of the specification', () => {
    renderPage(<AboutPage />);
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual(
      expect.arrayContaining([
        'Create and join events',
        'Participant thresholds',
        'Definite and tentative responses',
        'Weather forecasts',
        'Email notifications',
        'Recurring events',
        'Private events',
        'Editing or cancelling responses',
        'Archived history',
      ]),
    );
  });

  it.each([
    ['en', 'SMS notifications', 'Date polls', /planned|coming soon|not yet|later/i],
    ['de', 'Benachrichtigung per SMS', 'Terminumfragen', /geplant|demnächst|\bbald\b|noch nicht|später/i],
  ] as const)(
    'in %s has what the specification plans among the rest, and plans nothing',
    async (language, sms, polls, ahead) => {
      await applyLanguage(language);
      renderPage(<AboutPage />);
      const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
      expect(names).toEqual(expect.arrayContaining([sms, polls]));
      expect(screen.getAllByRole('definition')).toHaveLength(names.length);
      expect(document.body.textContent).not.toMatch(ahead);
    },
  );
});
