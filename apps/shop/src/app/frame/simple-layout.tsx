import { Outlet } from '@tanstack/react-router';
import { SimpleFooter } from './simple-footer.tsx';
import { SimpleHeader } from './simple-header.tsx';
import { Main } from '@partsboard/ui/components/main.tsx';

/** A reduced header, so that nothing distracts from the task: logging in, the cart, the checkout. */
export function SimpleLayout() {
  return (
    <>
      <SimpleHeader />
      <Main>
        <Outlet />
      </Main>
      <SimpleFooter />
    </>
  );
}
