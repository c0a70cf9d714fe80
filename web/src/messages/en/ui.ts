/** What the parts of the ui kit say by themselves. */
export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  notifications: 'Notifications',
} as const;
