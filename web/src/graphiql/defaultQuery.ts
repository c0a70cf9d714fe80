/** What one finds in an empty editor. */
export const DEFAULT_QUERY = `# Quorum's API. The book on the left documents every type and field;
# Ctrl-Space completes what you type, Ctrl-Enter runs it.
#
# Reading needs no account. To act for a signed-in person, send their
# Firebase ID token in the Headers tab below:
#   { "Authorization": "Bearer ..." }

query UpcomingEvents($first: Int = 5) {
  events(when: UPCOMING, first: $first) {
    totalCount
    nodes {
      urlHash
      title
      location
      date
      timezone
      participantThreshold
      eventType {
        name
      }
      participants {
        name
        likelihood
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`;
