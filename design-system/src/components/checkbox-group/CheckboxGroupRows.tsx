import { useContext, useRef, type ReactNode } from 'react';
import { CheckboxGroupStateContext as AriaCheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';
import { fieldLook } from '../../foundations/field/index.ts';
import { useInputBeforeHydration } from '../../foundations/input-before-hydration/index.ts';
import { useFormEvent } from '../../foundations/use-form-event.ts';
import { CheckboxGroupRow, SelectAllRow } from './CheckboxGroupRow.tsx';

export interface CheckboxGroupItem {
  /** Submitted value; unique among the items. */
  value: string;
  label: string;
  /** Effect of the option; announced after the label. */
  description?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

interface CheckboxGroupRowsProps {
  items: ReadonlyArray<CheckboxGroupItem>;
  selectAllLabel: string | undefined;
  layout: 'list' | 'row';
  errorId: string | undefined;
}

/** The checkboxes of the group, the one that selects all first. */
export function CheckboxGroupRows({ items, selectAllLabel, layout, errorId }: CheckboxGroupRowsProps) {
  const group = useContext(AriaCheckboxGroupStateContext);
  const rows = useRef<HTMLDivElement>(null);
  const ticked = group?.value ?? [];
  const usable = items.filter((item) => item.isDisabled !== true).map((item) => item.value);
  const tickedCount = usable.filter((each) => ticked.includes(each)).length;
  const areAllTicked = usable.length > 0 && tickedCount === usable.length;

  // A disabled item keeps its state.
  const changeAll = (areTicked: boolean) => {
    const kept = ticked.filter((each) => !usable.includes(each));
    group?.setValue(areTicked ? [...kept, ...usable] : kept);
  };

  useInputBeforeHydration(() => {
    const boxes = [...(rows.current?.querySelectorAll('input') ?? [])];
    const all = selectAllLabel === undefined ? undefined : boxes.shift();
    if (all && all.checked !== areAllTicked) changeAll(all.checked);
    else if (boxes.some((box) => box.checked !== ticked.includes(box.value)))
      group?.setValue(boxes.filter((box) => box.checked).map((box) => box.value));
  });

  // React Aria resets checkbox by checkbox; one that is cleared would overwrite the others.
  useFormEvent(rows, 'reset', () => group?.setValue([...group.defaultValue]));

  return (
    <div ref={rows}>
      {selectAllLabel !== undefined && (
        <SelectAllRow
          label={selectAllLabel}
          isSelected={areAllTicked}
          isIndeterminate={!areAllTicked && tickedCount > 0}
          isReadOnly={group?.isReadOnly ?? false}
          isDisabled={group?.isDisabled === true || usable.length === 0}
          onChange={changeAll}
        />
      )}
      <Items data-layout={layout} data-under-all={selectAllLabel !== undefined || undefined}>
        {items.map((item) => (
          <CheckboxGroupRow key={item.value} {...item} errorId={errorId} />
        ))}
      </Items>
    </div>
  );
}

const Items = styled.div`
  ${fieldLook}
  gap: 0;

  &[data-under-all] {
    padding-inline-start: calc(1.5rem + var(--space-3));
  }
  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-6);
  }
`;
