import { use, type InputEvent, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';

/**
 * Adds the keys of the ARIA combobox pattern that React Aria leaves out. A press of the button, and typing, open the list
 * also where the field is partly out of view.
 */
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

  return (
    <Frame
      onKeyDown={handleKey}
      onPointerDownCapture={focusInput}
      onPointerUpCapture={focusInput}
      onInputCapture={revealInput}
    >
      {children}
    </Frame>
  );
}

/**
 * React Aria focuses the input when the button is pressed. If that scrolled the page, React Aria would close the list
 * again. A touch is a press when it ends, because it may scroll.
 */
function focusInput({ type, pointerType, target, currentTarget }: PointerEvent<HTMLElement>) {
  const isPress = (type === 'pointerup') === (pointerType === 'touch');
  if (!isPress || !(target as Element).closest('button')) return;
  currentTarget.querySelector('input')?.focus({ preventScroll: true });
}

/**
 * Browsers scroll a field that is typed in into view. The scroll event comes with the next frame, when the list is open,
 * and React Aria would close it.
 */
function revealInput({ target }: InputEvent) {
  // Autofill changes a field without focus, too.
  if (!(target instanceof HTMLInputElement) || target !== document.activeElement) return;
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('scroll', stop, { capture: true });
  requestAnimationFrame(() => window.removeEventListener('scroll', stop, { capture: true }));
}

const Frame = styled.div`
  position: relative;
  margin-top: var(--space-1);
  color: var(--color-text);
`;
