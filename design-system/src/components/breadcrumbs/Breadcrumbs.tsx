import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Anchor } from '../link/Anchor.tsx';
import { words as own } from './words.ts';

export interface Breadcrumb {
  label: string;
  /** Omit it for the last breadcrumb, the page itself. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Path from the home page to the current page, in this order. */
  items: ReadonlyArray<Breadcrumb>;
  /** Name of the landmark. @default 'Você está aqui' */
  label?: string;
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const words = useMessages('breadcrumbs', own);
  return (
    <Root aria-label={label ?? words.label}>
      <List>
        {items.map(({ label: text, href }, index) => {
          const current = index === items.length - 1 ? ({ 'aria-current': 'page' } as const) : {};
          return (
            <Item key={`${index} ${text}`}>
              {href === undefined ? (
                <Place {...current}>{text}</Place>
              ) : (
                <Step href={href} {...current}>
                  {text}
                </Step>
              )}
            </Item>
          );
        })}
      </List>
    </Root>
  );
}

const Root = styled.nav``;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The text, not its wider target, is aligned with the page's edge. */
  margin-inline: calc(var(--space-2) * -1);
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Item = styled.li`
  display: flex;
  align-items: center;

  /* Drawn, because a slash in the text would be announced at each step. */
  & + &::before {
    content: '';
    flex: none;
    width: 1px;
    height: 0.875rem;
    background: currentcolor;
    rotate: 20deg;
  }
`;

const Step = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: var(--size-target);
  min-height: var(--size-target);
  padding-inline: var(--space-2);
  border-radius: var(--radius-small);
  color: inherit;
  text-decoration: none;

  &:hover {
    color: var(--surface-text);
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-target);
  padding-inline: var(--space-2);

  &[aria-current] {
    color: var(--surface-text);
    font-weight: 560;
  }
`;
