/** Which response is meant, and the proof that it is the caller's. */
export interface ResponseAddress {
  urlHash: string;
  participantId: string;
  /** What the join returned; absent when the cookie or the signed-in person is the proof. */
  responseToken?: string | null | undefined;
}
