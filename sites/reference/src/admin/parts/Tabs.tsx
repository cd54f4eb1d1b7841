import { type ReactNode, useId, useRef, useState } from 'react';
import * as styles from './Tabs.css.ts';

/** One of several views of the same thing. */
export interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

/** Views of which one shows; arrow keys go from one to the next. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const move = (step: number) => {
    const index = tabs.findIndex(({ key }) => key === chosen);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    setChosen(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') move(1);
          if (key === 'ArrowLeft') move(-1);
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => setChosen(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {tabs.find(({ key }) => key === chosen)?.content}
      </div>
    </>
  );
}
