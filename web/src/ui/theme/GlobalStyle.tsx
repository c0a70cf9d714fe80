import { createGlobalStyle, css } from 'styled-components';
import { colorNames, palette, type Shade } from './palette.ts';

const variables = (scheme: keyof Shade) =>
  colorNames.map((name) => `--color-${name}: ${palette[name][scheme]};`).join('\n');

const colors = css`
  :root {
    color-scheme: light dark;
    ${variables('light')}
  }

  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${variables('dark')}
    }
  }
`;

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  body,
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  ul,
  ol {
    list-style: none;
  }
`;

/** Everything that has no component of its own to live in. */
export const GlobalStyle = createGlobalStyle`
  ${colors}
  ${reset}

  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 7rem;
  }

  body {
    min-height: 100dvh;
    background: ${({ theme }) => theme.color.background};
    color: ${({ theme }) => theme.color.text};
    font-family: ${({ theme }) => theme.font.body};
    font-size: ${({ theme }) => theme.font.size.md};
    line-height: 1.5;
    /* what people write may have no place to break: no box is ever to be wider for it */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }

  h1,
  h2,
  h3 {
    font-weight: ${({ theme }) => theme.font.weight.bold};
    line-height: 1.2;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${({ theme }) => theme.font.size.xxl};
  }

  h2 {
    font-size: ${({ theme }) => theme.font.size.xl};
  }

  h3 {
    font-size: ${({ theme }) => theme.font.size.lg};
  }

  a {
    color: ${({ theme }) => theme.color.primary};
    text-underline-offset: 0.2em;
  }

  :focus-visible {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }

  /*
   * Until the app is there (web/src/start), what only it can do cannot be pressed, and looks so where that takes a while. Links
   * and forms work.
   */
  [data-early] #root :is(button:not([type='submit']), select:not([name]):disabled) {
    pointer-events: none;
    animation: early 0s 0.6s forwards;
  }

  [data-early] #root [aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }

  @keyframes early {
    to {
      opacity: 0.6;
    }
  }

  ::selection {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
  }

  /* paper is white, and nobody presses anything on it */
  @media print {
    :root {
      color-scheme: light;
    }

    body {
      background: none;
    }

    /* what is chosen in a form is part of it */
    button:not(form [role='combobox']),
    select,
    [role='button'],
    [role='tablist'] {
      display: none !important;
    }

    article {
      break-inside: avoid;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
