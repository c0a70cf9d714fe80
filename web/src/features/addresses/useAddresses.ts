import { useMemo } from 'react';
import { useAddressesQuery } from '../../generated/later.generated.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

interface Addressed {
  id: string;
  name: string;
  email: string;
}

interface Called {
  id: string;
  name: string;
  /** In E.164. */
  phone: string;
}

interface Addresses {
  people: readonly Addressed[];
  /** Each address once, whatever its case. */
  distinct: readonly string[];
  /** Those who left a number. */
  called: readonly Called[];
  isLoading: boolean;
}

/** The addresses that people left with their responses to an event, for its organiser. */
export const useAddresses = (urlHash: string, isNeeded: boolean): Addresses => {
  const { data, loading } = useAddressesQuery({
    variables: { urlHash },
    skip: !isNeeded,
    ...FOR_ONESELF,
  });
  const participants = data?.event?.participants;
  return useMemo(() => {
    const people = (participants ?? []).flatMap(({ id, name, email }) => (email ? [{ id, name, email }] : []));
    const distinct = [...new Map(people.map(({ email }) => [email.toLowerCase(), email])).values()];
    const called = (participants ?? []).flatMap(({ id, name, phone }) => (phone ? [{ id, name, phone }] : []));
    return { people, distinct, called, isLoading: loading };
  }, [participants, loading]);
};
