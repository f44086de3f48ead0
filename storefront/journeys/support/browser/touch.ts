import { expect, type Browser, type Locator, type Page } from '@playwright/test';

type Mouse = Page['mouse'];

/** The classes behind Playwright's locators and mice, which it doesn't export. */
export interface PointerClasses {
  locator: Locator;
  mouse: Mouse;
}

export async function pointerClassesOf(browser: Browser): Promise<PointerClasses> {
  const page = await browser.newPage();
  const classes = {
    locator: Object.getPrototypeOf(page.locator('html')) as Locator,
    mouse: Object.getPrototypeOf(page.mouse) as Mouse,
  };
  await page.close();
  return classes;
}

type Press = 'click' | 'dblclick' | 'check' | 'uncheck' | 'setChecked' | 'hover' | 'dragTo';

/** A locator's presses, by touch. */
const taps: Pick<Locator, Press> & ThisType<Locator> = {
  async click(options) {
    await this.tap(options);
  },
  async dblclick() {
    await this.scrollIntoViewIfNeeded();
    const box = await this.boundingBox();
    if (!box) throw new Error(`${this.toString()} is not on the screen.`);
    const { touchscreen } = this.page();
    for (const _ of ['first', 'second']) await touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  },
  async check(options) {
    if (!(await this.isChecked())) await this.tap(options);
    await expect(this).toBeChecked();
  },
  uncheck: refuseMouse,
  setChecked: refuseMouse,
  hover: refuseMouse,
  dragTo: refuseMouse,
};

const noMouse: Pick<Mouse, 'move' | 'down' | 'up' | 'click' | 'dblclick' | 'wheel'> = {
  move: refuseMouse,
  down: refuseMouse,
  up: refuseMouse,
  click: refuseMouse,
  dblclick: refuseMouse,
  wheel: refuseMouse,
};

async function refuseMouse(): Promise<never> {
  throw new Error('This screen is touched: it has no mouse. Use `click` or `page.touchscreen`.');
}

/** Replaces methods of a class. Returns a function that restores them. */
function replace(prototype: object, methods: object): () => void {
  const originals: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(prototype);
  for (const name of Object.keys(originals)) if (!(name in methods)) delete originals[name];
  Object.assign(prototype, methods);
  return () => void Object.defineProperties(prototype, originals);
}

/**
 * Turns Playwright's presses into taps; using the mouse fails the journey. Playwright's own `click` first moves a mouse
 * to the control, which hid that the consent banner ignored touch. The classes are changed, so that every journey is
 * covered. Returns a function that restores them.
 */
export function pressByTouch({ locator, mouse }: PointerClasses): () => void {
  const restores = [replace(locator, taps), replace(mouse, noMouse)];
  return () => {
    for (const restore of restores) restore();
  };
}
