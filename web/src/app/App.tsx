import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '../ui/GlobalStyle.tsx';
import { theme } from '../ui/theme.ts';

interface AppProps {
  client: ApolloClient;
  router: ComponentProps<typeof RouterProvider>['router'];
}

export const App = ({ client, router }: AppProps) => (
  <ThemeProvider theme={theme}>
    <GlobalStyle />
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  </ThemeProvider>
);
