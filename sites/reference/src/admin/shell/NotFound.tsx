import { Link } from 'react-router';
import { Page } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import { shellWords } from './words.ts';

/** An address of the admin area that leads nowhere. */
export function NotFound() {
  const { title, text, back } = useWords(shellWords).notFound;
  return (
    <Page title={title}>
      <p>{text}</p>
      <p>
        <Link to="/dashboard">{back}</Link>
      </p>
    </Page>
  );
}
