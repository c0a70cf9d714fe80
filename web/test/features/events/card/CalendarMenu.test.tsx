import { describe, expect, it } from '@jest/globals';
import { WEATHER_ICONS } from '@quorum/domain/event/weather';
import { screen, within } from '@testing-library/react';
import { EventCard } from '../../../../src/features/events/card/EventCard.tsx';
import type { EventCardFragment } from '../../../../src/generated/graphql.generated.ts';
import { anEvent } from '../../../support/anEvent.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const show = (given: Partial<EventCardFragment> = {}) => {
  const event = anEvent(given);
  return { event, ...renderPage(<EventCard event={event} />) };
};

describe('an event card', () => {
  it("offers to add the event to the reader's calendar", async () => {
    const { event, user } = show();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const menu = within(await screen.findByRole('menu', { name: 'Add to calendar' }));
    const hrefOf = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href');
    expect(hrefOf('Calendar file')).toBe(`/events/${event.urlHash}.ics`);
    expect(hrefOf('Google Calendar')).toMatch(/^https:\/\/calendar\.google\.com\//);
    expect(hrefOf('Outlook')).toMatch(/^https:\/\/outlook\.live\.com\//);
    const page = encodeURIComponent(`${window.location.origin}/events/${event.urlHash}`);
    expect(hrefOf('Google Calendar')).toContain(page);
  });

  it('does not once the event is over', async () => {
    show({ date: '2020-01-01T12:00:00Z' });
    expect(await screen.findByText('Event Concluded')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });
});

describe('the weather line', () => {
  const weather = {
    __typename: 'Weather' as const,
    temperature: 50,
    description: 'Light rain',
    precipitation: 80,
    resolvedLocation: 'Sydney, New South Wales, Australia',
  };
  const lineOf = () => screen.getByText(/Light rain/).closest('li');

  it('says for which place, and who says so', () => {
    show({ weather: { ...weather, icon: 'rain' } });
    expect(lineOf()).toHaveTextContent(
      '50°F, Light rain, 80% chance of rainForecast for Sydney, New South Wales, Australia by Open-Meteo',
    );
    expect(screen.getByRole('link', { name: 'Open-Meteo' })).toHaveAttribute('href', 'https://open-meteo.com/');
  });

  it.each([...WEATHER_ICONS, 'of a later server'])('has a picture: %s', (icon) => {
    show({ weather: { ...weather, icon } });
    expect(lineOf()?.querySelector('svg')).toBeInTheDocument();
  });

  it('is absent without a forecast', () => {
    show({ weather: null });
    expect(screen.queryByText(/Open-Meteo/)).toBeNull();
  });
});
