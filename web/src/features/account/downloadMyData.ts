import { saveFile } from '../../lib/saveFile.ts';

/** Saves a file of all that is stored about the person with this token. @throws when it could not be fetched */
export const downloadMyData = async (idToken: string): Promise<void> => {
  const response = await fetch('/api/me/data', { headers: { authorization: `Bearer ${idToken}` } });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  saveFile('quorum-data.json', await response.blob());
};
