import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function IqTest({ onAnswer, ...attributes }) {
  const element = useRef(null);
  useEffect(() => {
    const test = element.current;
    const listener = ({ detail }) => onAnswer(detail);
    test.addEventListener('iq-test:answer', listener);
    return () => test.removeEventListener('iq-test:answer', listener);
  }, [onAnswer]);
  return <iq-test ref={element} {...attributes} />;
}

function Host({ quiz }) {
  const [isShown, setShown] = useState(true);
  const [lang, setLang] = useState('en');
  const [answered, setAnswered] = useState(0);
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
        <IqTest
          id="test"
          partner="demo"
          lang={lang}
          onAnswer={({ answeredCount }) => setAnswered(answeredCount)}
        >
          <a href={`${quiz}/`}>Take the test on its own page</a>
        </IqTest>
      )}
    </>
  );
}

const root = document.querySelector('#root');
createRoot(root).render(<Host quiz={root.dataset.quiz} />);
