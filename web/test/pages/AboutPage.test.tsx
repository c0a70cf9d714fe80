import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { applyLanguage } from '../../src/lib/language.ts';
import { AboutPage } from '../../src/pages/about/AboutPage.tsx';
import { renderPage } from '../support/renderPage.tsx';

afterEach(() => applyLanguage('en'));

describe('the About page', () => {
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
