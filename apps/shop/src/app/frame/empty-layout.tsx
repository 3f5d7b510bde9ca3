import { Outlet } from '@tanstack/react-router';
import { Main } from '@partsboard/ui/components/main.tsx';

/** The screen alone: for what is printed, and for the order confirmation. */
export function EmptyLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
