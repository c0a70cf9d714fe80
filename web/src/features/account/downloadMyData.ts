/** Has the browser save all that is kept about the person whose token it is. @throws when it could not be had */
export const downloadMyData = async (idToken: string): Promise<void> => {
  const answer = await fetch('/api/me/data', { headers: { authorization: `Bearer ${idToken}` } });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: 'quorum-data.json' });
  link.click();
  URL.revokeObjectURL(address);
};
