import { use, type KeyboardEvent, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';

/** Adds the keys of the ARIA combobox pattern that React Aria leaves out. */
export function KeyFrame({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);

  function handleKey(event: KeyboardEvent) {
    if (!state) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowDown') state.open(null, 'manual');
    else if (key === 'ArrowUp') state.revert();
    else return;
    event.preventDefault();
  }

  return <Frame onKeyDown={handleKey}>{children}</Frame>;
}

const Frame = styled.div`
  position: relative;
  margin-top: var(--space-1);
  color: var(--color-text);
`;
