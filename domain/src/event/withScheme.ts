/**
 * `www.example.org` or `club.example.org:8080/x`: nobody means anything else by it. A bare `example.org` is no link
 * (spec section 5).
 */
const WITHOUT_SCHEME = /^(?:(?=www\.)|(?=[^/]+\/))(?:[\p{L}\d_-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/** The link that a text without `https://` means; anything else is left as it is. */
export const withScheme = (typed: string): string => {
  const text = typed.trim();
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : typed;
};
