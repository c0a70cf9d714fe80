/** What is shown of an event that is no longer on a list. */
export interface GoneEventView {
  id: number;
  urlHash: string | null;
  isGone: true;
  updatedAt: string;
}

export const presentGone = ({
  id,
  urlHash,
  at,
}: {
  id: number;
  urlHash: string | null;
  at: string;
}): GoneEventView => ({
  id,
  urlHash,
  isGone: true,
  updatedAt: at,
});
