/** The kinds of events that every installation starts with; colours keep 4.5:1 on their own badge in light and dark. */
export const EVENT_TYPES = [
  { name: 'Basketball', color: '#c2410c' },
  { name: 'Soccer', color: '#15803d' },
  { name: 'Volleyball', color: '#a16207' },
  { name: 'Tennis', color: '#4d7c0f' },
  { name: 'Badminton', color: '#0f766e' },
  { name: 'Ultimate Frisbee', color: '#0369a1' },
  { name: 'Running', color: '#be123c' },
  { name: 'Cycling', color: '#1d4ed8' },
  { name: 'Hiking', color: '#047857' },
  { name: 'Board Games', color: '#7e22ce' },
  { name: 'Meetup', color: '#a21caf' },
  { name: 'Other', color: '#475569' },
] as const;
