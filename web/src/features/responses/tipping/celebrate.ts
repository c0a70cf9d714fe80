import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { theme } from '../../../ui/theme/theme.ts';
import { Celebration } from './Celebration.tsx';

/**
 * Shows for a moment that somebody made it happen. It is no part of the page: the dialog that it follows is gone by then. People who
 * have opened another one meanwhile have gone on.
 */
export const celebrate = (title: string, text: string): void => {
  if (document.querySelector('[role="dialog"][data-state="open"]')) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onEnd = () => {
    root.unmount();
    place.remove();
  };
  root.render(createElement(ThemeProvider, { theme }, createElement(Celebration, { title, text, onEnd })));
};
