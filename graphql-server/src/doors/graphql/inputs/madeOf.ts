/** Of an input that changes what somebody has read. */
export const MADE_OF = {
  nullable: true,
  description: 'The `revision` that was read: where there is another by now, nothing changes (PRECONDITION_FAILED).',
};
