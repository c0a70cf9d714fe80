import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { EventTypeFilter } from '../../../src/features/event-types/EventTypeFilter.tsx';
import { EventTypesDocument } from '../../../src/generated/graphql.generated.ts';
import { theme } from '../../../src/ui/theme/theme.ts';
import { eventTypes } from '../../support/anEvent.ts';
import { fakeServer } from '../../support/fakeServer.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Shows the filter of the server, lets `choose` happen, and hydrates it. */
const hydrateAfter = async (choose: (select: HTMLSelectElement) => void) => {
  const { client } = fakeServer({});
  client.writeQuery({ query: EventTypesDocument, data: { eventTypes } });
  const onChange = jest.fn();
  const filter = (
    <ThemeProvider theme={theme}>
      <ApolloProvider client={client}>
        <EventTypeFilter value={null} onChange={onChange} />
      </ApolloProvider>
    </ThemeProvider>
  );
  document.body.innerHTML = renderToString(filter);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filter by event type' });
  expect(select).toHaveDisplayValue('All event types');
  choose(select);
  const root = await act(async () => hydrateRoot(document.body, filter));
  await act(async () => root.unmount());
  return onChange;
};

it('learns of a type that was chosen before the app was there', async () => {
  const onChange = await hydrateAfter((select) => {
    select.value = '2';
  });
  expect(onChange.mock.calls).toEqual([[2]]);
});

it('takes what the server has written for no choice', async () => {
  expect(await hydrateAfter(() => undefined)).not.toHaveBeenCalled();
});
