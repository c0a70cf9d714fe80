import 'styled-components';
import type { Theme } from './theme.ts';

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the library is told its theme by merging
  export interface DefaultTheme extends Theme {}
}
