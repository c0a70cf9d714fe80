import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { KitPage } from '../../src/app/kit/KitPage.tsx';
import { renderPage } from '../support/renderPage.tsx';

it('shows cards, the invitation preview and the offer to share in their states', async () => {
  renderPage(<KitPage />);
  expect(await screen.findAllByRole('region', { name: 'Preview' })).toHaveLength(3);
  expect(screen.getByRole('region', { name: /is up\./ })).toBeVisible();
  for (const name of ['Nobody yet', 'Some are in', 'Confirmed, and full', 'Called off', 'Long ago']) {
    expect(screen.getAllByRole('article', { name })[0]).toBeVisible();
  }
});
