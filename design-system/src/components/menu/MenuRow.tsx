import type { ComponentProps, ReactElement } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icon/index.ts';
import { Anchor, newTab } from '../link/Anchor.tsx';
import { NewTabNote } from '../link/NewTabNote.tsx';

export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Verb or place ("Cancelar pedido", "Meu plano"); what typing letters looks for. */
  label: string;
  icon?: IconName;
  /** A second line: what it will do. */
  note?: string;
  /** Where it leads; an item with an address is a link. */
  href?: string;
  /** Whether the link opens another site in a new tab; it then says so. @default false */
  isExternal?: boolean;
  /** Called when it is chosen. The menu closes and focus goes back to its button. */
  onPress?: () => void;
  /** Whether it takes away what can't be had back. Its words must say so too. @default false */
  isDestructive?: boolean;
  /** Why it can't be used now. It can still be reached and read, and does nothing. */
  disabledReason?: string;
}

type Rendering = NonNullable<ComponentProps<typeof AriaMenuItem>['render']>;

/* React Aria passes over disabled items, and whoever can't come to one never hears the reason. */
const renderUnavailable: Rendering = (row): ReactElement =>
  'href' in row ? <Anchor {...row} aria-disabled="true" /> : <div {...row} aria-disabled="true" />;

/* The application's own anchor, so that its router follows the link. */
const renderLink: Rendering = (row): ReactElement => ('href' in row ? <Anchor {...row} /> : <div {...row} />);

/** One item of a menu: a row with its icon, its words and, where there is one, its reason. */
export function MenuRow({
  id,
  label,
  icon,
  note,
  href,
  isExternal = false,
  onPress,
  isDestructive = false,
  disabledReason,
}: MenuItem) {
  const isUnavailable = disabledReason !== undefined;
  const second = disabledReason ?? note;
  return (
    <Row
      id={id}
      textValue={label}
      data-danger={isDestructive || undefined}
      shouldCloseOnSelect={!isUnavailable}
      render={isUnavailable ? renderUnavailable : renderLink}
      {...(!isUnavailable && {
        ...(href !== undefined && { href }),
        ...(href !== undefined && isExternal && newTab),
        ...(onPress && { onAction: onPress }),
      })}
    >
      {icon && <Icon name={icon} size="small" />}
      <Words>
        <Label>
          {label}
          {isExternal && <NewTabNote />}
        </Label>
        {/* Part of the name, not a description beside it: who speaks to the page says what is seen. */}
        {second !== undefined && ' '}
        {second !== undefined && <Second>{second}</Second>}
      </Words>
      {isExternal && <Icon name="external" size="small" />}
    </Row>
  );
}

const Row = styled(AriaMenuItem)`
  position: relative;
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--size-target);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-text);
  font-weight: 500;
  line-height: 1.25rem;
  text-decoration: none;
  cursor: pointer;

  &[data-focused] {
    background: var(--color-surface-sunken);
  }
  &[data-pressed] {
    background: var(--color-border-subtle);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-danger] {
    color: var(--color-feedback-danger);
  }
  &[aria-disabled] {
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
  @media (max-width: 47.99rem) {
    min-height: var(--size-control);
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Label = styled.span`
  [aria-disabled] > * > & {
    text-decoration: line-through;
  }
`;

const Second = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 400;
  line-height: var(--leading-small);
`;
