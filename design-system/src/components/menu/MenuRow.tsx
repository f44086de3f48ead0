import type { ComponentProps, ReactElement } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icon/index.ts';
import { Anchor, newTab } from '../link/Anchor.tsx';
import { NewTabNote } from '../link/NewTabNote.tsx';

export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Verb or destination ("Cancelar pedido", "Meu plano"); typed letters match it. */
  label: string;
  icon?: IconName;
  /** A second line with the effect of the item. */
  note?: string;
  /** URL; an item with a URL is a link. */
  href?: string;
  /** Whether the link opens another site in a new tab; it is labelled so. @default false */
  isExternal?: boolean;
  /** Called when the item is chosen. The menu closes and focus returns to its button. */
  onPress?: () => void;
  /** Whether the action can't be undone. The label must say so too. @default false */
  isDestructive?: boolean;
  /** Reason why it is disabled. The item can still be focused and read, and does nothing. */
  disabledReason?: string;
}

type Rendering = NonNullable<ComponentProps<typeof AriaMenuItem>['render']>;

/* React Aria skips disabled items, so a keyboard user would never learn the reason. */
const renderUnavailable: Rendering = (row): ReactElement =>
  'href' in row ? <Anchor {...row} aria-disabled="true" /> : <div {...row} aria-disabled="true" />;

/* Renders the application's anchor component, so that its router navigates. */
const renderLink: Rendering = (row): ReactElement => ('href' in row ? <Anchor {...row} /> : <div {...row} />);

/** One item of a menu: icon, label and optionally a reason. */
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
        {/* Part of the name instead of a description: users of voice control say the visible text. */}
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
