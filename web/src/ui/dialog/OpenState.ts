/** Whether a dialog is open, and what changes that. */
export interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
