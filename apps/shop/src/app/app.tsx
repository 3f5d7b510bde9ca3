import { Notices } from '@partsboard/ui/components/notices.tsx';
import { ThemeProvider } from '@partsboard/ui/components/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';
import { StoreTitle } from './store-title.tsx';

export function App() {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <StoreTitle>
          <RouterProvider router={router} />
        </StoreTitle>
        {/* In the corner that has no buttons: those of lists and forms are on the right. */}
        <Notices position="bottom-left" />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
