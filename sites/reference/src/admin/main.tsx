import '../fonts.css';
import '@fonts/fonts.css';
import '../site.css.ts';
import './admin.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createQueryClient } from './api.ts';
import { ToastProvider } from './parts/Toasts.tsx';
import { router } from './router.tsx';
import { LocaleProvider } from './words.tsx';

// Never true in a build: the mocks and all they import stay out of it.
if (import.meta.env.MODE === 'mocks') {
  const { startMockWorker } = await import('@quotient/mocks/browser');
  await startMockWorker();
}
const place = document.getElementById('admin');
if (!place) throw new Error('The page has no place for the admin area.');
createRoot(place).render(
  <StrictMode>
    <LocaleProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </LocaleProvider>
  </StrictMode>,
);
