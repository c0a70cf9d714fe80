/** Adds a response that is counted; true once it is acknowledged. @param event its address */
export const joinEvent = async (event: string, comment = ''): Promise<boolean> => {
  const answer = await fetch(`${event}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Vera', comment }),
  });
  const said = await answer.text();
  if (answer.status !== 201) throw new Error(`${event}/join answers ${answer.status}: ${said}`);
  return true;
};
