/** Saves a file of all that is stored about the person with this token. @throws when it could not be fetched */
export const downloadMyData = async (idToken: string): Promise<void> => {
  const response = await fetch('/api/me/data', { headers: { authorization: `Bearer ${idToken}` } });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: 'quorum-data.json' });
  link.click();
  URL.revokeObjectURL(address);
};
