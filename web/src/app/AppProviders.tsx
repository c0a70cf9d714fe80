import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '../ui/theme/GlobalStyle.tsx';
import { theme } from '../ui/theme/theme.ts';

interface AppProvidersProps {
  client: ApolloClient;
  children: ReactNode;
}

/** What every component counts on, in the browser and in tests alike. */
export const AppProviders = ({ client, children }: AppProvidersProps) => (
  <ThemeProvider theme={theme}>
    <GlobalStyle />
    <ApolloProvider client={client}>{children}</ApolloProvider>
  </ThemeProvider>
);
