import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** Props of every anchor of the system: the native attributes, with `href` required. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL of the link. */
  href: string;
  /** Ref of the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

const AnchorContext = createContext<ComponentType<AnchorProps> | undefined>(undefined);

/**
 * Makes the system's links render an application's link component, for its router. The component must render an `<a
 * href>`. Without a provider a plain anchor is rendered.
 */
export const AnchorProvider = AnchorContext;

/** Renders every anchor of the system. Unstyled: components use `styled(Anchor)`. */
export function Anchor(props: AnchorProps) {
  const Application = use(AnchorContext);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, react/static-components -- the content comes with the props, the component with the context
  return Application ? <Application {...props} /> : <a {...props} />;
}

/** Attributes of an anchor that opens another site in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' };
