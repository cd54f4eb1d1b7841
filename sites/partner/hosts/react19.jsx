import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Host({ quiz }) {
  const [isShown, setShown] = useState(true);
  const [lang, setLang] = useState('en');
  const [answered, setAnswered] = useState(0);
  const events = { 'oniq-test:answer': ({ detail }) => setAnswered(detail.answeredCount) };
  return (
    <>
      <p className="controls">
        <label>
          Language{' '}
          <select id="lang" value={lang} onChange={({ target }) => setLang(target.value)}>
            <option value="en">English</option>
            <option value="de">Deutsch</option>
            <option value="ar">العربية</option>
          </select>
        </label>
        <button type="button" id="toggle" onClick={() => setShown(!isShown)}>
          {isShown ? 'Unmount' : 'Mount'}
        </button>
        <output id="answered">Answered: {answered}</output>
      </p>
      {isShown && (
        <iq-test id="test" partner="demo" lang={lang} {...events}>
          <a href={`${quiz}/`}>Take the test on its own page</a>
        </iq-test>
      )}
    </>
  );
}

const root = document.querySelector('#root');
createRoot(root).render(<Host quiz={root.dataset.quiz} />);
