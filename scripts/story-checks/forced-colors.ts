import { describeElement, isShown } from './describe-element.ts';

const chosen = '[aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current], :checked';
const drawnBy = ['::before', '::after'] as const;
const seen = [
  'display',
  'visibility',
  'opacity',
  'content',
  'width',
  'height',
  'borderTop',
  'borderRight',
  'borderBottom',
  'borderLeft',
  'outline',
  'outlineOffset',
  'textDecorationLine',
  'fontWeight',
  'color',
  'backgroundColor',
] as const;

const edges = ['borderTop', 'borderRight', 'borderBottom', 'borderLeft', 'outline'] as const;

const isDrawn = (style: string, width: string): boolean => style !== 'none' && Number.parseFloat(width) > 0;

/** Elements separated from the page by a shadow, which forced colours remove. */
export function findFloating(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => {
    const { boxShadow, position } = getComputedStyle(element);
    return /\b(?:[1-9]\d+)px/.test(boxShadow) && position !== 'static' && isShown(element);
  });
}

/** Floating elements without a border in forced colours. */
export function findEdgeless(floating: readonly Element[]): string[] {
  return floating
    .filter((element) => {
      const style = getComputedStyle(element);
      return isShown(element) && !edges.some((edge) => isDrawn(style[`${edge}Style`], style[`${edge}Width`]));
    })
    .map((element) => `${describeElement(element)} floats without an edge in forced colours`);
}

/** The visible part of a control: itself, or the label around a hidden one. */
const pictureOf = (control: Element): Element => control.closest('label') ?? control;

/** A background in the page's own colour doesn't count. */
const groundOf = (color: string): string =>
  color.endsWith(', 0)') || color === getComputedStyle(document.body).backgroundColor ? 'none' : color;

/** All visual differences of a control, except for its text and size. */
function looksOf(picture: Element): string {
  const parts = [picture, ...picture.querySelectorAll('*')];
  return parts
    .map((part) => {
      const isText = part.children.length === 0 && part.textContent !== '';
      const styles = [getComputedStyle(part), ...drawnBy.map((pseudo) => getComputedStyle(part, pseudo))];
      return styles
        .map((style, place) =>
          seen
            .filter((name) => !(place === 0 && /width|height/.test(name)) || (!isText && part instanceof SVGElement))
            .map((name) => (name === 'backgroundColor' ? groundOf(style[name]) : style[name]))
            .join('|'),
        )
        .join('#');
    })
    .join('\n');
}

const borderColors = ['borderTopColor', 'borderRightColor', 'borderBottomColor', 'borderLeftColor'] as const;

/** Spinners: rings with a side in another colour. */
export function findRings(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => {
    const style = getComputedStyle(element);
    return (
      style.borderRadius === '50%' && isShown(element) && new Set(borderColors.map((color) => style[color])).size > 1
    );
  });
}

/** Spinners whose rings have one colour in forced colours, so that they seem to stand still. */
export function findStill(rings: readonly Element[]): string[] {
  const found = findRings();
  return rings
    .filter((ring) => !found.includes(ring))
    .map((ring) => `${describeElement(ring)} is a spinner of one colour in forced colours`);
}

/** Selected, pressed or current elements that look like the others of their group in forced colours. */
export function findUntoldStates(): string[] {
  return [...document.body.querySelectorAll(chosen)].flatMap((control) => {
    if (control instanceof HTMLOptionElement || control.getAttribute('aria-current') === 'false') return [];
    const picture = pictureOf(control);
    if (!isShown(picture)) return [];
    const group = picture.closest('[role="radiogroup"], [role="tablist"], [role="listbox"], fieldset, ul, ol, nav');
    const peers = [...(group ?? document.body).querySelectorAll(picture.localName)].filter((other) => {
      if (other === picture || other.className !== picture.className || !isShown(other)) return false;
      return !other.matches(`${chosen}, :disabled`) && !other.querySelector(`${chosen}, :disabled`);
    });
    const look = looksOf(picture);
    return peers.some((peer) => looksOf(peer) === look)
      ? [`${describeElement(picture)} is chosen and looks like the others in forced colours`]
      : [];
  });
}
