import { plain } from '../../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  ...plain,
  displayName: 'firebase-auth-stand-in',
};
