import { isTimezone } from './timezone.ts';

/** Zones that have two names: the one of today, and an older one, which is all that some runtimes list. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmara': 'Africa/Asmera',
  'America/Argentina/Buenos_Aires': 'America/Buenos_Aires',
  'America/Argentina/Catamarca': 'America/Catamarca',
  'America/Argentina/Cordoba': 'America/Cordoba',
  'America/Argentina/Jujuy': 'America/Jujuy',
  'America/Argentina/Mendoza': 'America/Mendoza',
  'America/Atikokan': 'America/Coral_Harbour',
  'America/Indiana/Indianapolis': 'America/Indianapolis',
  'America/Kentucky/Louisville': 'America/Louisville',
  'America/Nuuk': 'America/Godthab',
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Yangon': 'Asia/Rangoon',
  'Atlantic/Faroe': 'Atlantic/Faeroe',
  'Europe/Kyiv': 'Europe/Kiev',
  'Pacific/Chuuk': 'Pacific/Truk',
  'Pacific/Kanton': 'Pacific/Enderbury',
  'Pacific/Pohnpei': 'Pacific/Ponape',
};

/** Every zone that this runtime knows, by the names of today and by the older ones, and UTC. */
export const timezoneNames = (): string[] => {
  const renamed = Object.entries(RENAMED).flat().filter(isTimezone);
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ...renamed, 'UTC'])];
};

/** The name under which an IANA time zone is stored, however `name` is capitalised; null for anything else, also `+02:00`. */
export const canonicalTimezone = (name: string): string | null => {
  if (!/^[a-z]/i.test(name) || !isTimezone(name)) return null;
  const wanted = name.toLowerCase();
  const known = timezoneNames().find((each) => each.toLowerCase() === wanted);
  return known ?? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
};
