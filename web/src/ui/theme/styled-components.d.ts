import 'styled-components';
import type { Theme } from './theme.ts';

declare module 'styled-components' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the library is told its theme by merging
  export interface DefaultTheme extends Theme {}
}
