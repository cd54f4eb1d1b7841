// c15t as its documentation sets it up in React, without its own server.
import { ConsentBanner, ConsentDialog, ConsentManagerProvider } from '@c15t/react';
import { createRoot } from 'react-dom/client';
import '@c15t/react/styles.css';

const root = document.getElementById('consent');
if (root)
  createRoot(root).render(
    <ConsentManagerProvider options={{ mode: 'offline' }}>
      <ConsentBanner />
      <ConsentDialog />
    </ConsentManagerProvider>,
  );
