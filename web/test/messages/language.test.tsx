import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LanguageSelect } from '../../src/app/layout/LanguageSelect.tsx';
import { currentLocale, preferredLanguage, wordIn, applyLanguage } from '../../src/lib/language.ts';
import { eventTypeOptions } from '../../src/features/event-types/eventTypeOptions.ts';
import { HomePage } from '../../src/pages/HomePage.tsx';
import { responsesText } from '../../src/messages/responses/responsesText.generated.ts';
import { anEvent, aPage, aResponse } from '../support/anEvent.ts';
import { renderPage } from '../support/renderPage.tsx';

afterEach(async () => {
  localStorage.clear();
  await act(() => applyLanguage('en'));
});

const event = () =>
  anEvent({
    title: 'Kegeln',
    participantThreshold: 4,
    creatorName: 'Paula',
    isRecurring: true,
    recurrenceFrequency: 'weekly',
    date: '2096-05-01T16:30:00Z',
    participants: [aResponse({ name: 'Vera' }), aResponse({ likelihood: 0.5 })],
  });

const showHome = () =>
  renderPage(
    <>
      <HomePage />
      <LanguageSelect />
    </>,
    { answers: { HomeEvents: () => ({ upcoming: aPage([event()]), past: aPage() }) } },
  );

it('names types of events in German, and one that nobody has translated as it is', async () => {
  const { user } = showHome();
  const card = () => within(screen.getByRole('article', { name: 'Kegeln' }));
  await waitFor(() => expect(card().getByText('Soccer')).toBeVisible());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  // with the language every card is another element
  await waitFor(() => expect(card().getByText('Fußball')).toBeVisible());
  const types = ['Hiking', 'Quidditch'].map((name, id) => ({ __typename: 'EventType' as const, id, name, color: '' }));
  expect(eventTypeOptions(types).map(({ label }) => label)).toEqual(['Wandern', 'Quidditch']);
});

it('names the response of a deleted account in the language of its reader', async () => {
  const responses = [aResponse({ name: 'Former participant' })];
  const HomeEvents = () => ({
    upcoming: aPage([anEvent({ title: 'Kegeln', participants: responses })]),
    past: aPage(),
  });
  renderPage(<HomePage />, { answers: { HomeEvents } });
  expect(await screen.findByText('Former participant')).toBeVisible();
  await act(() => applyLanguage('de'));
  expect(await screen.findByText('Gelöschtes Konto')).toBeVisible();
});

describe('the language', () => {
  it("is the first of the browser's that we have, else English", () => {
    expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferredLanguage(['fr-FR'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  it('can be chosen, and is remembered', async () => {
    const { user } = showHome();
    const card = await screen.findByRole('article', { name: 'Kegeln' });
    expect(within(card).getByRole('button', { name: 'Join Event' })).toBeVisible();
    const select = screen.getByRole('combobox', { name: 'Language' });
    await user.selectOptions(select, 'Deutsch');
    expect(await within(card).findByRole('button', { name: 'Mitmachen' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('combobox', { name: 'Sprache' })).toBe(select);
    expect(preferredLanguage(['en-US'])).toBe('de');
    await user.selectOptions(select, 'English');
    expect(await within(card).findByRole('button', { name: 'Join Event' })).toBeVisible();
    expect(preferredLanguage(['de'])).toBe('en');
  });

  it('speaks German on the home page, in dates and numbers too', async () => {
    await act(() => applyLanguage('de'));
    showHome();
    const article = await screen.findByRole('article', { name: 'Kegeln' });
    const card = within(article);
    expect(screen.getByRole('tab', { name: 'Demnächst 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Neues Event' })).toBeVisible();
    expect(article).toHaveTextContent(/1\. Mai 2096, 18:30/);
    expect(card.getByText('Findet wöchentlich statt')).toBeVisible();
    expect(card.getByText('Gastgeber: Paula')).toBeVisible();
    expect(card.getByText('1,5 von 4')).toBeVisible();
    expect(card.getByText(/^38\s%$/)).toBeVisible();
    expect(currentLocale()).toBe('de');
  });

  it('has words for what is stored in English, or leaves it so', async () => {
    expect(wordIn('weather', 'Fog')).toBe('Fog');
    await applyLanguage('de');
    expect(wordIn('weather', 'Fog')).toBe('Nebel');
    expect(wordIn('reportReasons', 'Something else')).toBe('Etwas anderes');
    expect(wordIn('eventTypeNames', 'constructor')).toBe('constructor');
  });

  it('takes what people typed literally', () => {
    expect(responsesText.removeOf({ name: '$& {max}' })).toBe("Remove $& {max}'s response");
  });

  it('counts', () => {
    expect([responsesText.showAll(1), responsesText.showAll(9)]).toEqual(['Show 1 response', 'Show all 9 responses']);
  });
});
