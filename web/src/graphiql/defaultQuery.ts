/** What one finds in an empty editor. */
export const DEFAULT_QUERY = `# Quorum's API. The book on the left
# documents every type and field.
# Ctrl-Space completes what you type,
# Ctrl-Enter runs it.
#
# Reading needs no account. If you are
# signed in to the app, you are here, too.
# To act with an API token, created at
# /me/developers, put it in Headers below:
# {"Authorization": "Bearer quorum_pat_..."}
# Snippets, limits and the rest: /developers

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
