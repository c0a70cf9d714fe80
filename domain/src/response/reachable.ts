interface Addressed {
  email: string | null;
  isEmailConfirmed: boolean;
}

/**
 * The people who left an address, one for each address: each is told once, and as somebody known if they are known by one of
 * their responses.
 */
export const reachable = <Person extends Addressed>(people: readonly Person[]): (Person & { email: string })[] => {
  const byAddress = new Map<string, Person & { email: string }>();
  for (const person of people) {
    const { email } = person;
    if (!email || (byAddress.has(email.toLowerCase()) && !person.isEmailConfirmed)) continue;
    byAddress.set(email.toLowerCase(), person as Person & { email: string });
  }
  return [...byAddress.values()];
};
