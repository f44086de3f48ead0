import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import type { ComboBoxItem } from './use-choice.ts';

interface ComboBoxListProps {
  /** Text of the list while it has no item. */
  emptyText: string;
  /** Note that more items match; undefined when all are shown. */
  moreText: string | undefined;
}

/** The open list with the items of its combo box. A note at its end says when not all matches are shown. */
export function ComboBoxList({ emptyText, moreText }: ComboBoxListProps) {
  return (
    <Room offset={8}>
      <Panel>
        <List renderEmptyState={() => <Empty>{emptyText}</Empty>}>
          {(item: ComboBoxItem) => (
            <Option id={item.value} textValue={item.label}>
              {item.label}
              <Icon name="check" size="small" />
            </Option>
          )}
        </List>
        {moreText !== undefined && <More aria-hidden="true">{moreText}</More>}
      </Panel>
    </Room>
  );
}

/*
 * React Aria positions it above or below the field, within the visual viewport that a phone's keyboard leaves. It is as
 * high as the longest list, because a height that follows the matches would move the list to the other side of the field
 * while the visitor types or presses.
 */
const Room = styled(AriaPopover)`
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  height: 22rem;
  pointer-events: none;

  &[data-placement='top'] {
    justify-content: flex-end;
  }
`;

const Panel = styled.div`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-floating);
  color: var(--color-text);
  overflow: hidden;
  pointer-events: auto;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const List = styled(AriaListBox<ComboBoxItem>)`
  min-height: 0;
  max-height: 20rem;
  padding: var(--space-2);
  outline: none;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Option = styled(AriaListBoxItem)`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: var(--size-target);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  line-height: 1.5rem;
  cursor: pointer;

  & > svg {
    visibility: hidden;
  }
  &[data-selected] {
    background: var(--color-surface-selected);
    font-weight: 600;

    & > svg {
      visibility: visible;
    }
  }
  &:is([data-hovered], [data-focused]) {
    background: var(--color-surface-sunken);
  }
  &[data-focused] {
    outline: 2px solid var(--color-text);
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline-color: Highlight;
    }
  }
`;

const Empty = styled.p`
  padding: var(--space-2) var(--space-3);
  color: var(--color-text-muted);
`;

const More = styled.p`
  flex: none;
  padding: var(--space-3) var(--space-5);
  border-top: 1px solid var(--color-border-ground);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;
