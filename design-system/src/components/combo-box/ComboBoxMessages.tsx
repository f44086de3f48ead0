import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { liveRegion } from '../../foundations/live-region.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';

interface ComboBoxMessagesProps {
  isOpen: boolean;
  /** Formats the number of items in the list. */
  countText: (shown: number) => string;
  /** Message announced beside the number of items; undefined when the number says enough. */
  message: string | undefined;
}

/** Announcements of the list: its own messages, and React Aria's count in corrected Portuguese. */
export function ComboBoxMessages({ isOpen, countText, message }: ComboBoxMessagesProps) {
  useCorrectedCount(isOpen, message === undefined ? countText : undefined);
  // A live region outside the list, because React Aria hides everything else of the page but announcers.
  return (
    <Announcer {...liveRegion} data-live-announcer="true">
      {message}
    </Announcer>
  );
}

/** Matches React Aria's "1 opção disponível.", "3 opções disponível." (wrong plural) and "3 options available." */
const count = /^(?<number>[\d.,]+) (?:(?:opção|opções) disponível|options? available)\.$/;

/**
 * React Aria announces the number of items with a wrong Portuguese plural and offers no way to change it. This hook
 * corrects each message added to its live region before a screen reader reads it. If the list has its own message, the
 * count is removed.
 */
function useCorrectedCount(isOpen: boolean, countText: ((shown: number) => string) | undefined) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const number = count.exec(node.textContent ?? '')?.groups?.['number'];
        if (number === undefined || !(node instanceof HTMLElement) || !node.parentElement?.matches('[role="log"]'))
          continue;
        if (countText) node.textContent = countText(Number(number.replaceAll(/\D/g, '')));
        else node.remove();
      }
    });
    // React Aria adds its live region to the body with the first announcement.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isOpen, countText]);
}

const Announcer = styled.div`
  ${visuallyHidden}
`;
