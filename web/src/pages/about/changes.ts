import { changelogText } from '../../messages/pages/changelogText.generated.ts';

interface Change {
  /** ISO date; null for what has come since the last of the dates that the specification names (section 2). */
  date: string | null;
  title: string;
  changes: readonly string[];
}

/** Newest first. */
export const changes = (): Change[] => [
  {
    date: null,
    title: changelogText.latest,
    changes: [
      changelogText.polls,
      changelogText.decision,
      changelogText.chance,
      changelogText.places,
      changelogText.standby,
      changelogText.formats,
      changelogText.sharing,
      changelogText.wayBack,
      changelogText.preferences,
      changelogText.apiTokens,
      changelogText.embeds,
      changelogText.notifications,
      changelogText.pollTools,
      changelogText.follows,
    ],
  },
  {
    date: '2024-01-07',
    title: changelogText.fixes,
    changes: [
      changelogText.fitsPhones,
      changelogText.dialogsBelow,
      changelogText.keepsZone,
      changelogText.editFromBrowser,
    ],
  },
  {
    date: '2023-12-30',
    title: changelogText.first,
    changes: [
      changelogText.thresholds,
      changelogText.maybes,
      changelogText.private,
      changelogText.recurring,
      changelogText.googleSignIn,
    ],
  },
];
