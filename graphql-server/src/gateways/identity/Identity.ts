/** A signed-in person, as the identity provider describes them. */
export interface Identity {
  uid: string;
  /** One visible line. */
  displayName: string | null;
  /** One that the provider has verified to be theirs. */
  email: string | null;
  photoURL: string | null;
}

/** Tells who holds an ID token. */
export interface IdentityVerifier {
  /**
   * @throws DomainError `UNAUTHENTICATED` when the token is not a valid one, `UNAVAILABLE` when that cannot be told now
   */
  verify(idToken: string): Promise<Identity>;
}
