import { paths } from '../lib/paths.ts';

/** The links of the header. */
export const NAVIGATION = [
  { to: paths.about(), label: 'About' },
  { to: paths.guide(), label: 'Guide' },
  { to: paths.changelog(), label: 'Changelog' },
] as const;
