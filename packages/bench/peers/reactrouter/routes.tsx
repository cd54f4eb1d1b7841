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

// As one piece of HTML, which is less to hydrate than the elements of which a page is usually made.
// biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, taken from our own build
const Article = () => <div dangerouslySetInnerHTML={{ __html: article }} />;

export const routes: RouteObject[] = [
  { path: '/', Component: Layout, children: [{ path: '*', Component: Article }] },
];
