import { styled } from 'styled-components';
import { paths, type IconName } from './paths.ts';

/** Icons that point along the reading direction: mirrored in right-to-left text. */
const directed: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external',
  'log-out',
]);

export interface IconProps {
  /** Name of the drawing. */
  name: IconName;
  /** `large` is 48 px with a thinner line, `medium` 24, `small` 20, `tiny` 16 with a thicker line. @default 'medium' */
  size?: 'large' | 'medium' | 'small' | 'tiny';
  /** Accessible name, if no text beside the icon has its meaning. Without a label the icon is decorative. */
  label?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 'medium', label }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing viewBox="0 0 24 24" data-size={size} data-directed={directed.has(name) || undefined} {...meaning}>
      <path d={paths[name]} />
    </Drawing>
  );
}

/* Grows with enlarged text as far as a narrow window has room beside the text. */
const Drawing = styled.svg`
  display: block;
  flex: none;
  width: min(1.5rem, 9vw);
  height: min(1.5rem, 9vw);
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: square;
  stroke-linejoin: miter;

  &[data-size='large'] {
    width: min(3rem, 18vw);
    height: min(3rem, 18vw);
    stroke-width: 1;
  }
  &[data-size='small'] {
    width: min(1.25rem, 7.5vw);
    height: min(1.25rem, 7.5vw);
  }
  &[data-size='tiny'] {
    width: min(1rem, 6vw);
    height: min(1rem, 6vw);
    stroke-width: 2.25;
  }
  &[data-directed]:dir(rtl) {
    scale: -1 1;
  }
`;
