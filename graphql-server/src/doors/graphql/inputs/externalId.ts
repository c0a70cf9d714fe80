export const EXTERNAL_ID = {
  nullable: true,
  description:
    'Its identifier in the creator’s own system: 1 to 100 printable characters, unique among their events. Only organisers can read it.',
};
