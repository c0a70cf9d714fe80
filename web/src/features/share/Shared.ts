/** What sharing an event or a poll needs to know. */
export interface Shared {
  kind: 'event' | 'poll';
  /** Of its page. */
  path: string;
  title: string;
  /** What a chat needs to know beside the address, one fact a line. */
  lines: () => readonly string[];
}
