import { Notices } from '@partsboard/ui/components/notices.tsx';
import { ThemeProvider } from '@partsboard/ui/components/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';
import { useSessionEnd } from './use-session-end.ts';

export function App() {
  useSessionEnd();
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
