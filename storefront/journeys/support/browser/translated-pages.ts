import type { BrowserContext, Page } from '@playwright/test';

/**
 * Translates a page as Chrome does: each text is replaced by elements with the translation.
 * Elements with `translate="no"` keep theirs.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) => {
      const parent = text.parentElement;
      const isTranslated =
        text.nodeValue?.trim() !== '' && !parent?.closest('script, style, noscript, svg, [translate="no"]');
      return isTranslated ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    });
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/**
 * Reports text that a translated page would lose. A browser that translates a page replaces its text nodes. React then
 * changes a node that is no longer in the page, so that the old text stays, or fails when it removes one or inserts
 * beside it. It holds such nodes only for text that has siblings or that a component returns, not for an element's
 * only text. So a text that changes is the only text of its element, or in an element with `translate="no"`.
 */
export async function reportTextLostByTranslation(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isHeldByReact = (node: Node | null): node is Text =>
      node?.nodeType === Node.TEXT_NODE &&
      node.isConnected &&
      node.nodeValue?.trim() !== '' &&
      !node.parentElement?.closest('[translate="no"]') &&
      Object.keys(node).some((key) => key.startsWith('__reactFiber'));
    const report = ({ data, parentElement }: Text, change: string) => {
      console.error(`A translated page would not have "${data}" ${change}: ${parentElement?.outerHTML.slice(0, 300)}`);
    };
    const { nodeValue, removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);
    Object.defineProperties(Node.prototype, {
      nodeValue: {
        ...nodeValue,
        set(this: Node, value: string | null) {
          if (isHeldByReact(this) && value !== this.data) report(this, `changed to "${value}"`);
          nodeValue.set?.call(this, value);
        },
      },
      removeChild: {
        ...removeChild,
        value(this: Node, child: Node) {
          if (isHeldByReact(child)) report(child, 'removed');
          return removeChild.value?.call(this, child);
        },
      },
      insertBefore: {
        ...insertBefore,
        value(this: Node, node: Node, child: Node | null) {
          if (isHeldByReact(child)) report(child, 'preceded by another node');
          return insertBefore.value?.call(this, node, child);
        },
      },
    });
  });
}
