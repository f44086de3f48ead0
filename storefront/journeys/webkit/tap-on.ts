/**
 * Runs in the page. Sends the events of a tap in the middle of an element, without a mouse before them.
 * @throws if another element covers it
 */
export function tapOn(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const target = document.elementFromPoint(clientX, clientY);
  if (!target || !element.contains(target)) throw new Error(`${element.outerHTML} is covered by ${target?.outerHTML}`);
  const mouse = { bubbles: true, cancelable: true, composed: true, clientX, clientY };
  const touch = { ...mouse, pointerId: 2, pointerType: 'touch', isPrimary: true };
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave'])
    target.dispatchEvent(new PointerEvent(type, touch));
  for (const type of ['mousemove', 'mousedown', 'mouseup']) target.dispatchEvent(new MouseEvent(type, mouse));
  target.dispatchEvent(new PointerEvent('click', { ...touch, detail: 1 }));
}
