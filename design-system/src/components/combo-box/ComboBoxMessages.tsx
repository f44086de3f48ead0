import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';

interface ComboBoxMessagesProps {
  isOpen: boolean;
  /** How many items the list shows. */
  countText: (shown: number) => string;
  /** What there is to say beside the number of items; undefined when that says it all. */
  message: string | undefined;
}

/** What is heard of the list: its own words, and React Aria's count put right. */
export function ComboBoxMessages({ isOpen, countText, message }: ComboBoxMessagesProps) {
  useSpokenCount(isOpen, message === undefined ? countText : undefined);
  // Heard while the list is open too: React Aria hides the rest of the page but announcers.
  return (
    <Announcer role="status" data-live-announcer="true">
      {message}
    </Announcer>
  );
}

/** React Aria's words: "1 opção disponível.", "3 opções disponível.", which is no Portuguese, and "3 options available." */
const count = /^(?<number>[\d.,]+) (?:(?:opção|opções) disponível|options? available)\.$/;

/**
 * React Aria announces how many items there are, with a plural that is wrong and no way to give it other words. What it
 * adds to its log is corrected before the page is read again; where the list has words of its own, it is taken out.
 */
function useSpokenCount(isOpen: boolean, countText: ((shown: number) => string) | undefined) {
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
    // The log comes with the first words said, as a child of the body.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isOpen, countText]);
}

const Announcer = styled.div`
  ${visuallyHidden}
`;
