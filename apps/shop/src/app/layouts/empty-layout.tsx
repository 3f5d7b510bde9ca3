import { Outlet } from '@tanstack/react-router';
import { Main } from './main.tsx';

/** The screen alone: what is printed, and what is shown once. */
export function EmptyLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
