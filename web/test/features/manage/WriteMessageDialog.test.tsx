import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { WriteMessageDialog } from '../../../src/features/manage/WriteMessageDialog.tsx';
import { ada, renderPage } from '../../support/renderPage.tsx';
import { aManaged } from './aManaged.ts';

const refetch = () => Promise.resolve();
const ignore = () => undefined;

it.each([
  [[null, null], '2 people can read it; nobody left an address or a number.'],
  [['vera@example.com', null], '2 people can read it; one left an address or a number.'],
  [['vera@example.com', 'bo@example.com'], '2 people can read it; 2 left an address or a number.'],
])('says before it is sent how many people a message reaches: %j', async (addresses, sentence) => {
  const responses = addresses.map((email) => aManaged({ email }));
  renderPage(<WriteMessageDialog urlHash="game" responses={responses} refetch={refetch} open onOpenChange={ignore} />, {
    user: ada,
  });
  expect(await screen.findByLabelText('To')).toHaveAccessibleDescription(sentence);
});
