import { test, type Locator } from '@playwright/test';

type PressOptions = Pick<NonNullable<Parameters<Locator['tap']>[0]>, 'force' | 'noWaitAfter' | 'timeout'>;

const hasTouch = () => test.info().project.use.hasTouch === true;

/** Presses a control with a finger in the phone project, and with the mouse in the others. */
export async function press(control: Locator, options?: PressOptions): Promise<void> {
  await (hasTouch() ? control.tap(options) : control.click(options));
}

/** Presses twice, faster than a page can answer: a double tap or a double click. */
export async function pressTwice(control: Locator): Promise<void> {
  if (!hasTouch()) return control.dblclick();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not on the screen.`);
  const { touchscreen } = control.page();
  for (const _ of ['first', 'second']) await touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
