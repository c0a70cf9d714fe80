/** Of an input that changes what somebody has read. */
export const MADE_OF = {
  nullable: true,
  description: 'The `revision` that was read: if it has risen since, nothing changes (PRECONDITION_FAILED).',
};
