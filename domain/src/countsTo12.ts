/** Whether a locale has 6 PM where others have 18:00 (Unicode CLDR). Formats are dear: keep what this returns. */
export const countsTo12 = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
