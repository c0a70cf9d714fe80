/** What one does with the code that was sent to a number. */
export interface CodeActions {
  /** Confirms the number by what was typed. */
  confirm: (code: string) => Promise<unknown>;
  isConfirming: boolean;
  /** Asks for another code, with what the browser has worked for, if anything. */
  sendAgain: (proof: string) => Promise<unknown>;
  isSending: boolean;
}
