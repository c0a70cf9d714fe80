/** Deleted events that a person organised or responded to. */
export const cancelledOf = (uid: string) => ({ $or: [{ creatorId: uid }, { respondedBy: { $contains: [uid] } }] });
