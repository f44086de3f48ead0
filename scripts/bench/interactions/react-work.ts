import type { Page } from 'playwright';

/** React's work in a document since its start. */
export interface ReactWork {
  commits: number;
  /** Components whose function ran, in all commits. */
  rendered: number;
}

declare global {
  /** Reported by the hook of React's developer tools. */
  var signdriveReact: ReactWork;
}

/** The parts of React's fibers that its developer tools read, too. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Counts React's work in `signdriveReact` of every document that the page opens. */
export async function countReactWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work: ReactWork = { commits: 0, rendered: 0 };
    globalThis.signdriveReact = work;
    /** Tags of function components, forwarded references and memoized components. */
    const components = new Set([0, 11, 14, 15]);
    const performedWork = 1;
    const count = (fiber: Fiber) => {
      if (components.has(fiber.tag) && (fiber.flags & performedWork) !== 0) work.rendered += 1;
    };
    /* As the developer tools do: a child that is the same object as before was not visited by this commit. */
    const visit = (fiber: Fiber) => {
      count(fiber);
      const before = fiber.alternate;
      if (before && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) {
        let unchanged = before?.child ?? null;
        while (unchanged && unchanged !== child) unchanged = unchanged.sibling;
        if (!unchanged) visit(child);
      }
    };
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
          work.commits += 1;
          visit(current);
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
}
