/** Joins the event at that address and leaves a number for texts; the status of the answer, and the keys of why it was refused. */
export const leaveNumber = async (event: string, phone: string): Promise<{ status: number; keys: string[] }> => {
  const answer = await fetch(`${event}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/problem+json' },
    body: JSON.stringify({ name: 'Mallory', phone, phoneConsent: true }),
  });
  const { reasons = [] } = (await answer.json()) as { reasons?: { key: string }[] };
  return { status: answer.status, keys: reasons.map(({ key }) => key) };
};
