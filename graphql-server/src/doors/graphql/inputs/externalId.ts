export const EXTERNAL_ID = {
  nullable: true,
  description:
    'What its creator calls it elsewhere: 1 to 100 printable characters, of all their events one; for the organisers alone.',
};
