import { hydrateRoot } from 'react-dom/client';
import { loadTexts, Page, partsOf } from './page.tsx';

hydrateRoot(document, <Page {...partsOf(loadTexts())} />);
