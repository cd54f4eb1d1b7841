// React Router as its documentation hydrates a page that a server has rendered, in data mode.
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <RouterProvider router={createBrowserRouter(routes)} />);
