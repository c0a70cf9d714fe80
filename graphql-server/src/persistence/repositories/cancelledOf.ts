/** Deleted events that a person created or answered. */
export const cancelledOf = (uid: string) => ({ $or: [{ creatorId: uid }, { answeredBy: { $contains: [uid] } }] });
