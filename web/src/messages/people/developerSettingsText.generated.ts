/* Written by `npm run codegen` from messages/en/people/developerSettings.arb. */
import { messages } from '../../lib/language.ts';

/** The page of one's API tokens and webhooks. */
export const developerSettingsText = messages('developerSettings', {
  title: "Developer settings",
  lead: "What your own programs need. The <guide>guide for developers</guide> explains how to use it.",
  description: "API tokens for your own programs, and webhooks that tell them what happens.",
  loading: "Loading...",
  withoutScript: "This page needs JavaScript.",
  signInFirst: "Sign in to create API tokens and webhooks",
  signInWhy: "Tokens and webhooks belong to an account.",
} as const);
