import { API_CHANGES, changeAnchor } from '@quorum/domain/platform/apiChanges';
import { API_LIMITS, DEPRECATION_DAYS, WEBHOOKS_MAX } from '@quorum/domain/platform/apiLimits';
import { CALLS } from '@quorum/domain/platform/tokenScopes';
import { WEBHOOK_TYPES } from '@quorum/domain/webhooks/types';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import { de } from '../../src/generated/messages/de.generated.ts';
import { developersCallingText } from '../../src/messages/developers/developersCallingText.generated.ts';
import { developersHearingText } from '../../src/messages/developers/developersHearingText.generated.ts';
import { developersRulesText } from '../../src/messages/developers/developersRulesText.generated.ts';
import { developersStartText } from '../../src/messages/developers/developersStartText.generated.ts';
import { DevelopersPage } from '../../src/pages/developers/DevelopersPage.tsx';
import { renderPage } from '../support/renderPage.tsx';

/** To find it by its role takes a second on a page of this length. */
const part = (title: string) => {
  const section = [...document.querySelectorAll('section')].find((one) => one.firstChild?.textContent === title);
  if (!section) throw new Error(`${title} is in no part`);
  return within(section);
};
const codeIn = (title: string) => part(title).getByRole('region').textContent;

describe('the page for developers', () => {
  let user: ReturnType<typeof renderPage>['user'];
  beforeEach(() => {
    ({ user } = renderPage(<DevelopersPage />, { at: '/developers' }));
  });

  it('leads to each of its parts', () => {
    const links = [...document.querySelectorAll('nav a')];
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target?.querySelector('h2')).toHaveTextContent(link.textContent);
    }
  });

  it('shows snippets in the language that one chooses, with the address of this server, and copies them', async () => {
    expect(codeIn('Quick start')).toContain('curl -s "http://localhost/api/events');
    await user.click(part('Quick start').getByRole('tab', { name: 'Python' }));
    expect(codeIn('Quick start')).toContain('from urllib.request import urlopen');
    expect(document.body.textContent).not.toContain('quorum.example.org');

    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(part('Quick start').getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^import json\n[^]*http:\/\/localhost\/api[^]*[^\n]$/),
    );
  });

  it('shows every call below the scope that it takes, a sample of every type of webhook, and every change', () => {
    const rows = part('Tokens and scopes')
      .getAllByRole('rowheader')
      .map((header) => header.closest('tr'));
    const shown = rows.flatMap((row) => {
      const scope = row?.querySelector('th')?.textContent;
      return [...(row?.querySelectorAll('details code') ?? [])].map(({ textContent }) => [textContent, scope]);
    });
    expect(shown.sort()).toEqual(
      Object.entries(CALLS)
        .map(([call, scope]) => [call, scope ?? 'no scope'])
        .sort(),
    );
    for (const type of WEBHOOK_TYPES)
      expect(part('Webhooks').getByText(type).closest('a')).toHaveAttribute(
        'href',
        `/developers/webhooks/${type}.json`,
      );
    for (const { id, title } of API_CHANGES) expect(document.getElementById(changeAnchor(id))).toHaveTextContent(title);
  });

  it('has its figures from the rules', () => {
    const most = (what: string) => part('Limits').getByText(what).closest('tr')?.textContent;
    expect(most('Requests with one token')).toContain(`${API_LIMITS.token.points.toLocaleString('en')} an hour`);
    expect(most('Webhooks of one person')).toMatch(new RegExp(`${WEBHOOKS_MAX}$`));
    expect(most('Retries of a delivery')).toMatch(/9 in 72 hours$/);
    expect(part('Deprecation').getByText(new RegExp(`${DEPRECATION_DAYS} more days`))).toBeInTheDocument();
  });
});

it('says no figure by itself, but the status of too many', () => {
  const { developersStart: start, developersCalling: calling, developersHearing: hearing, developersRules: rules } = de;
  const rooms = [
    developersStartText,
    developersCallingText,
    developersHearingText,
    developersRulesText,
    start,
    calling,
    hearing,
    rules,
  ];
  const figures = rooms.flatMap((room) => JSON.stringify(room).match(/\d+/g) ?? []);
  expect(new Set(figures)).toEqual(new Set(['429']));
});
