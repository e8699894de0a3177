import type { ReactNode } from 'react';

export interface Tab<T extends string> {
  readonly id: T;
  readonly text: string;
}

interface TabsProps<T extends string> {
  readonly name: string;
  readonly tabs: readonly Tab<T>[];
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
  readonly children: ReactNode;
}

/** The parts of a screen, one of which is shown. */
export function Tabs<T extends string>({ name, tabs, chosen, onChoose, children }: TabsProps<T>) {
  return (
    <main className="tabbed">
      <nav className="tabs" aria-label={name}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className={tab.id === chosen ? 'tab chosen' : 'tab'}
            aria-current={tab.id === chosen ? 'page' : undefined}
            onClick={() => onChoose(tab.id)}
          >
            {tab.text}
          </button>
        ))}
      </nav>
      <div className="tab-body">{children}</div>
    </main>
  );
}
