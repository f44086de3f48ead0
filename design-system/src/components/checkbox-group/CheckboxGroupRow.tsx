import { useId, type ReactNode } from 'react';
import {
  CheckboxButton as AriaCheckboxButton,
  CheckboxField as AriaCheckboxField,
} from 'react-aria-components/Checkbox';
import { CheckboxGroupStateContext as AriaCheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';
import { ChoiceDescription } from '../../foundations/field/ChoiceRow.tsx';
import { Icon } from '../icon/index.ts';

interface CheckboxGroupRowProps {
  value: string;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean;
  /** Id of the group's error, which describes each checkbox too: a screen reader may reach a checkbox directly. */
  errorId: string | undefined;
}

/** One option of a CheckboxGroup. */
export function CheckboxGroupRow({ value, label, description, isDisabled = false, errorId }: CheckboxGroupRowProps) {
  const descriptionId = useId();
  const describedBy = [description !== undefined && descriptionId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <AriaCheckboxField
      value={value}
      isRequired={false}
      {...(isDisabled && { isDisabled })}
      aria-describedby={describedBy}
    >
      <BoxAndLabel label={label} />
      {description !== undefined && <ChoiceDescription id={descriptionId}>{description}</ChoiceDescription>}
    </AriaCheckboxField>
  );
}

interface SelectAllRowProps {
  label: string;
  isSelected: boolean;
  isIndeterminate: boolean;
  isReadOnly: boolean;
  isDisabled: boolean;
  onChange: (isSelected: boolean) => void;
}

/** The checkbox that selects all others. It is no option: it is outside React Aria's group and isn't submitted. */
export function SelectAllRow({ label, ...box }: SelectAllRowProps) {
  return (
    <AriaCheckboxGroupStateContext value={null}>
      <AriaCheckboxField {...box} validationBehavior="aria">
        <BoxAndLabel label={label} />
      </AriaCheckboxField>
    </AriaCheckboxGroupStateContext>
  );
}

function BoxAndLabel({ label }: { label: string }) {
  return (
    <Row>
      <Box>
        <Icon name="check" size="tiny" />
      </Box>
      <Words>{label}</Words>
    </Row>
  );
}

/* The look of Checkbox (foundations/field/ChoiceRow), for an input that React Aria hides visually. */
const Row = styled(AriaCheckboxButton)`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: calc((var(--size-target) - 1.5rem) / 2);
  cursor: pointer;

  &[data-disabled] {
    color: var(--surface-text-muted);
    cursor: not-allowed;
  }
  &[data-readonly] {
    cursor: default;
  }
`;

const Box = styled.span`
  --_edge: inset 0 0 0 1px var(--color-border-control);
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  /* At most a quarter of its width: a round box would be a radio. */
  border-radius: min(var(--radius-small), 0.375rem);
  background: var(--color-surface-raised);
  box-shadow: var(--_edge);
  color: var(--surface-selection-mark);
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  transition:
    box-shadow var(--duration-short),
    background-color var(--duration-short);

  & > svg {
    visibility: hidden;
  }
  [data-selected]:not([data-indeterminate]) > & > svg {
    visibility: visible;
  }
  /* Indeterminate: a bar instead of the check mark, in the same cell. */
  [data-indeterminate] > &::before {
    content: '';
    grid-area: 1 / 1;
    width: 0.75rem;
    height: 0.1875rem;
    background: currentcolor;
  }
  & > svg {
    grid-area: 1 / 1;
  }
  [data-hovered] > & {
    --_edge: inset 0 0 0 2px var(--color-text);
  }
  [data-invalid] > & {
    --_edge: inset 0 0 0 2px var(--color-border-danger);
  }
  :is([data-selected], [data-indeterminate]) > && {
    --_edge: 0 0 transparent;
    background: var(--surface-selection-background);
  }
  [data-readonly] > &&& {
    --_edge: inset 0 0 0 1px var(--color-border-control);
    background: var(--color-surface-sunken);
    color: var(--color-text);
  }
  [data-disabled] > &&&& {
    --_edge: inset 0 0 0 1px var(--surface-border);
    background: transparent;
    color: var(--surface-text-muted);
  }
  [data-focus-visible] > & {
    outline: var(--focus-ring);
    outline-offset: var(--focus-ring-offset);
    box-shadow: var(--focus-ring-halo), var(--_edge);
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    [data-invalid] > & {
      border-width: 3px;
    }
    :is([data-selected], [data-indeterminate]) > &&&&& {
      --_edge: 0 0 transparent;
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    [data-disabled] > &&&&&& {
      --_edge: 0 0 transparent;
      border: 1px dashed GrayText;
      background: Canvas;
      color: GrayText;
    }
    [data-focus-visible] > & {
      outline-color: Highlight;
    }
  }
`;

const Words = styled.span`
  min-width: 0;
  line-height: 1.5rem;
`;
