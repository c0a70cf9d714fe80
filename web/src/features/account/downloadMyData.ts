/** Saves a file of all that is stored about the person with this token. @throws when it could not be fetched */
export const downloadMyData = async (idToken: string): Promise<void> => {
  const answer = await fetch('/api/me/data', { headers: { authorization: `Bearer ${idToken}` } });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: 'quorum-data.json' });
  link.click();
  URL.revokeObjectURL(address);
};
