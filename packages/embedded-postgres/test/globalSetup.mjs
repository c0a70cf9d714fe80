import { build } from '../../../scripts/lib/build.mjs';

/** The processes that the tests start and kill run what is built. */
export default function globalSetup() {
  build({ only: ['packages/embedded-postgres'] });
}
