import { useRef, useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList as AriaTagList } from 'react-aria-components/TagGroup';
import { Text as AriaText } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { descriptionLook, fieldLook, labelLook } from '../../foundations/field/index.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useIsInDisabledFieldset } from '../../foundations/use-is-in-disabled-fieldset.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon } from '../icon/index.ts';
import { words as own } from './words.ts';

export interface TagGroupItem {
  /** Unique among the items. */
  id: string;
  label: string;
  /** Whether it can't be selected or removed. @default false */
  isDisabled?: boolean;
}

export interface TagGroupProps {
  /** Visible label above the tags ("Filtros"). */
  label: string;
  /** Tags, in reading order. */
  items: ReadonlyArray<TagGroupItem>;
  /** Help under the label. */
  description?: ReactNode;
  /** Called with the ids to remove from `items`; with it, each tag has a remove button. */
  onRemove?: (ids: string[]) => void;
  /** Number of tags that can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Selected ids, when controlled. */
  selectedIds?: ReadonlyArray<string>;
  /** Initially selected ids, when uncontrolled. @default none */
  defaultSelectedIds?: ReadonlyArray<string>;
  /** Called with the selected ids, in the order of the items. */
  onSelectionChange?: (ids: string[]) => void;
  /** Shown when there is no tag. @default 'Nenhum item.' */
  emptyText?: string;
}

const none: readonly string[] = [];

/** Short labels that can be removed or selected. See TagGroup.spec.md. */
export function TagGroup({
  label,
  items,
  description,
  onRemove,
  selectionMode = 'none',
  selectedIds,
  defaultSelectedIds = none,
  onSelectionChange,
  emptyText,
}: TagGroupProps) {
  const words = useMessages('tagGroup', own);
  const root = useRef<HTMLDivElement>(null);
  const isInDisabledFieldset = useIsInDisabledFieldset(root);
  const [ownIds, setOwnIds] = useState(defaultSelectedIds);
  const [lastRemoved, setLastRemoved] = useState<readonly TagGroupItem[]>([]);
  const selected = selectedIds ?? ownIds;
  // The owner may keep some of the tags: only removed ones are announced.
  const gone = lastRemoved.filter(({ id }) => !items.some((item) => item.id === id));

  return (
    <Root
      ref={root}
      disabledKeys={items.filter(({ isDisabled = false }) => isDisabled || isInDisabledFieldset).map(({ id }) => id)}
      selectionMode={selectionMode}
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        // Ctrl+A selects all: a disabled tag keeps its state.
        const chosen = items.filter(({ id, isDisabled }) =>
          keys === 'all' ? !isDisabled || selected.includes(id) : keys.has(id),
        );
        const ids = chosen.map(({ id }) => id);
        setOwnIds(ids);
        onSelectionChange?.(ids);
      }}
      {...(onRemove && {
        // All selected ones, among which the owner may have disabled tags.
        onRemove: (keys: ReadonlySet<unknown>) => {
          const removed = items.filter(({ id, isDisabled }) => !isDisabled && keys.has(id));
          setLastRemoved(removed);
          onRemove(removed.map(({ id }) => id));
        },
      })}
    >
      <Label>{label}</Label>
      {description !== undefined && (
        <Description slot="description" elementType="div">
          {description}
        </Description>
      )}
      <List renderEmptyState={() => <Empty>{emptyText ?? words.empty}</Empty>}>
        {items.map(({ id, label: text }) => (
          <Tag key={id} id={id} textValue={text} data-removable={onRemove !== undefined || undefined}>
            {selectionMode === 'multiple' && (
              <Mark>
                <Icon name="check" size="tiny" />
              </Mark>
            )}
            <Words>{text}</Words>
            {onRemove && (
              <Remove slot="remove">
                <Icon name="close" size="tiny" />
              </Remove>
            )}
          </Tag>
        ))}
      </List>
      <VisuallyHidden isLive>
        {gone.length > 0 &&
          words.removed(
            gone.map((item) => item.label),
            items.length,
          )}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled(AriaTagGroup)`
  ${fieldLook}
`;

const Label = styled(AriaLabel)`
  ${labelLook}
`;

const Description = styled(AriaText)`
  ${descriptionLook}
`;

const List = styled(AriaTagList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-height: var(--size-target);
  margin-top: var(--space-1);
  border-radius: var(--radius-small);
`;

const Tag = styled(AriaTag)`
  --_ink: var(--surface-text);
  --_ground: var(--surface-background);
  --_edge: inset 0 0 0 1px var(--surface-border-control);
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-width: 0;
  max-width: 100%;
  min-height: var(--size-target);
  padding-inline: var(--space-4);
  border-radius: var(--radius-chip);
  box-shadow: var(--_edge);
  color: var(--_ink);
  font-weight: 500;
  cursor: default;

  &[data-removable] {
    gap: 0;
    padding-inline-end: 0;
  }
  &[data-selection-mode] {
    cursor: pointer;
  }
  &[data-selection-mode][data-hovered] {
    --_edge: inset 0 0 0 2px var(--_ink);
  }
  &[data-selected] {
    --_edge: 0 0 transparent;
    background: var(--_ink);
    color: var(--_ground);
  }
  &[data-disabled] {
    --_edge: inset 0 0 0 1px var(--surface-border);
    color: var(--surface-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] {
      border: 1px dashed GrayText;
      color: GrayText;
    }
  }
`;

const Mark = styled.span`
  display: none;
  margin-inline-end: var(--space-1);

  [data-selected] & {
    display: block;
  }
`;

const Words = styled.span`
  min-width: 0;
  padding-block: var(--space-2);
  line-height: 1.5rem;
`;

const Remove = styled(AriaButton)`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-chip);
  color: inherit;
  cursor: pointer;

  &[data-hovered] {
    background: color-mix(in oklab, currentcolor 14%, transparent);
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  /* Inside, in the text colour: the background of a selected tag surrounds it. */
  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -5px;
    box-shadow: none !important;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: ButtonText;

    [data-selected] & {
      color: HighlightText;
    }
    &[data-disabled] {
      color: GrayText;
    }
    &:not(:focus-visible) {
      outline: none;
    }
  }
`;

const Empty = styled.span`
  align-self: center;
  color: var(--surface-text-muted);
`;
