import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { useResponseLink } from '../../../src/features/responses/useResponseLink.ts';
import { readToken } from '../../../src/lib/responseTokens.ts';
import { renderPage } from '../../support/renderPage.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE';

const Page = () => {
  useResponseLink();
  return <output>{useLocation().hash || 'nothing after the path'}</output>;
};

const open = (hash: string) => renderPage(<Page />, { at: `/events/abc${hash}`, path: '/events/:hash' });

afterEach(() => localStorage.clear());

it('keeps the token of a private link, and takes it out of the address bar', async () => {
  open(`#response=17.${TOKEN}`);
  expect(await screen.findByText('nothing after the path')).toBeVisible();
  expect(readToken('17')).toBe(TOKEN);
});

it.each(['#response=17', `#response=x.${TOKEN}`, `#response=17.${TOKEN}!`, '#top'])('leaves %s alone', async (hash) => {
  open(hash);
  expect(await screen.findByText(hash)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
