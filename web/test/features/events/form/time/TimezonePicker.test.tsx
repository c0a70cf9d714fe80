import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { TimezonePicker } from '../../../../../src/features/events/form/time/TimezonePicker.tsx';
import { renderPage } from '../../../../support/renderPage.tsx';

const BERLIN = /^Europe\/Berlin.*CES?T$/;

it('shows the list before the names of zones, which come in a rendering of their own', () => {
  const seen: string[] = [];
  const look = () => {
    const berlin = screen.queryAllByRole('option', { selected: true })[0]?.textContent;
    if (berlin !== undefined) seen.push(BERLIN.test(berlin) ? 'named' : 'listed');
  };
  renderPage(
    <Profiler id="picker" onRender={look}>
      <TimezonePicker value="Europe/Berlin" onValueChange={jest.fn()} />
    </Profiler>,
  );
  expect([...new Set(seen)]).toEqual(['listed', 'named']);
});
