import { styled } from 'styled-components';
import { Notice } from '@signdrive/design-system/patterns';
import { scriptNoticeCopy } from './layout.copy.ts';

/**
 * States what works without script. If script is allowed but cannot start, the head's script replaces `<noscript>` by
 * its content (`head-scripts.ts`), and the live region announces it. Browsers that run the page's script don't get the
 * text in it, because React renders `<noscript>` on the server only.
 */
export function ScriptNotice() {
  return (
    <div aria-live="polite" data-screen>
      <noscript>
        {import.meta.env.SSR && (
          <Frame>
            <Notice title={scriptNoticeCopy.title}>{scriptNoticeCopy.text}</Notice>
          </Frame>
        )}
      </noscript>
    </div>
  );
}

const Frame = styled.div`
  padding: var(--space-4) var(--gutter);
`;
