/** What an event and the poll that it came from store of the one who organises both. */
export const ORGANISER_FIELDS = ['creatorId', 'creatorName', 'creatorEmail', 'creatorLanguage'] as const;
