import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { addressesText } from '../../messages/people/addressesText.generated.ts';
import { useAddresses } from './useAddresses.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${({ theme }) => theme.space.md};
    overflow-wrap: anywhere;
  }
`;

interface Props extends OpenState {
  urlHash: string;
}

/** The addresses that people left, each with its name, and all of them to copy. */
export const AddressesDialog = ({ urlHash, open, onOpenChange }: Props) => {
  const { people, distinct, called, isLoading } = useAddresses(urlHash, open);
  const copy = useCopy();
  const done = { title: addressesText.copied, description: addressesText.copiedHint };
  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={addressesText.addresses}
      description={addressesText.forOrganisersAlone}
    >
      {isLoading ? (
        <Spinner label={addressesText.loading} />
      ) : (
        <Stack>
          {people.length === 0 && called.length === 0 && <p>{addressesText.none}</p>}
          <List>
            {people.map(({ id, name, email }) => (
              <li key={id}>
                <span>{name}</span>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </List>
          {called.length > 0 && <h3>{addressesText.numbers}</h3>}
          <List>
            {called.map(({ id, name, phone }) => (
              <li key={id}>
                <span>{name}</span>
                <a href={`tel:${phone}`}>{phone}</a>
              </li>
            ))}
          </List>
          {distinct.length > 1 && (
            <Button variant="outline" onClick={() => void copy(distinct.join(', '), done)}>
              {addressesText.copyAll}
            </Button>
          )}
        </Stack>
      )}
    </DialogPanel>
  );
};
