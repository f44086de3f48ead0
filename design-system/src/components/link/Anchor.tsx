import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** What every anchor of the system passes on: the native attributes, with an address that is always set. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address. */
  href: string;
  /** The anchor, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

const AnchorContext = createContext<ComponentType<AnchorProps> | undefined>(undefined);

/**
 * Lets an application render the system's anchors with its own router.
 * The given component must render an `<a href>`; without a provider a plain one is used.
 */
export const AnchorProvider = AnchorContext;

/** The one anchor element of the system. Unstyled: components style it with `styled(Anchor)`. */
export function Anchor(props: AnchorProps) {
  const Application = use(AnchorContext);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, react/static-components -- the content comes with the props, the component with the context
  return Application ? <Application {...props} /> : <a {...props} />;
}

/** Attributes of an anchor that opens another site in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' };
