/** What the dialogs of this feature need to know of an event. */
export interface RespondableEvent {
  urlHash: string;
  title: string;
  creatorId: string;
}
