import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAwaitsApproval } from '../../features/account/account.queries.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Main } from '@partsboard/ui/components/main.tsx';
import { useIsFirstPaintDone } from '../../components/use-is-first-paint-done.ts';

const ApprovalNotice = lazy(() =>
  import('./approval-notice.tsx').then((file) => ({ default: file.ApprovalNotice })),
);

/** Header, side menu and footer around the screen. */
export function DefaultLayout() {
  const awaitsApproval = useAwaitsApproval();
  const isFirstPaintDone = useIsFirstPaintDone();
  return (
    <>
      <Header />
      {awaitsApproval ? (
        <Suspense fallback={null}>
          <ApprovalNotice />
        </Suspense>
      ) : null}
      <Main tall>
        <Outlet />
      </Main>
      {isFirstPaintDone ? <Footer /> : null}
    </>
  );
}
