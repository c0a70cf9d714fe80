// Pages of a few words, loaded together: each by itself would cost the home page its address.
export { NotFoundPage } from '../missing/NotFoundPage.tsx';
export { AboutPage } from './AboutPage.tsx';
export { ChangelogPage } from './ChangelogPage.tsx';
export { GuidePage } from './GuidePage.tsx';

/**
 * It has few readers, and is longer than all of these together; its address is here, so that the home page does without
 * it.
 */
export const loadDevelopersPage = async () => {
  const { DevelopersPage } = await import('../developers/DevelopersPage.tsx');
  return DevelopersPage;
};
