import { Outlet } from '@tanstack/react-router';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { Main } from '@partsboard/ui/components/main.tsx';

/** Header, side menu and footer around the screen. */
export function DefaultLayout() {
  return (
    <>
      <Header />
      <Main tall>
        <Outlet />
      </Main>
      <Footer />
    </>
  );
}
