/** What tells one response from another: the name, and the address that was left with it. */
interface Signed {
  name: string;
  email?: string | null;
}

/** Null for a response without an address: of two people called Anna, neither is a mistake. */
const signatureOf = ({ name, email }: Signed): string | null =>
  email ? `${email.toLowerCase()} ${name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()}` : null;

/** Those of the responses to an event that were most likely given twice: of the same name and address as another. */
export const repeatsAmong = <Response extends Signed>(responses: Iterable<Response>): Set<Response> => {
  const bySignature = new Map<string, Response[]>();
  for (const response of responses) {
    const signature = signatureOf(response);
    if (signature === null) continue;
    bySignature.set(signature, [...(bySignature.get(signature) ?? []), response]);
  }
  return new Set([...bySignature.values()].filter(({ length }) => length > 1).flat());
};
