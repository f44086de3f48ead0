export { Anchor, AnchorProvider, type AnchorProps } from './Anchor.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { isPlainClick } from '../../foundations/is-plain-click.ts';
