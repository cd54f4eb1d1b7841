import { article } from 'article';
import { Link, Outlet, type RouteObject } from 'react-router';

function Layout() {
  return (
    <>
      <nav>
        <Link to="/">Home</Link>
      </nav>
      <Outlet />
    </>
  );
}

// One piece of HTML is less to hydrate than the elements of a usual page.
// biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, taken from our own build
const Article = () => <div dangerouslySetInnerHTML={{ __html: article }} />;

export const routes: RouteObject[] = [
  { path: '/', Component: Layout, children: [{ path: '*', Component: Article }] },
];
