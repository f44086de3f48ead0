import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/icon/index.ts';
import { useInputBeforeHydration } from '../input-before-hydration/index.ts';
import { descriptionLook } from './look.ts';
import { OptionalNote } from './OptionalNote.tsx';

interface ChoiceRowProps {
  type: 'checkbox' | 'radio';
  /** The statement or option; a checkbox may have a link in it. */
  label: ReactNode;
  description?: ReactNode;
  descriptionId: string;
  isOptional?: boolean;
  /** Undefined in an uncontrolled field. */
  isSelected: boolean | undefined;
  isSelectedAtFirst: boolean;
  isDisabled: boolean;
  onChange: (isSelected: boolean) => void;
  value: string;
  /** Id, name and ARIA attributes of the input. */
  control: {
    id: string;
    name: string | undefined;
    'aria-invalid'?: true | undefined;
    'aria-describedby'?: string | undefined;
    'aria-required'?: true | undefined;
  };
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox or radio with its label: the whole row is the target, at least 44 px high. */
export function ChoiceRow({
  type,
  label,
  description,
  descriptionId,
  isOptional = false,
  isSelected,
  isSelectedAtFirst,
  isDisabled,
  onChange,
  value,
  control,
  ref,
}: ChoiceRowProps) {
  useInputBeforeHydration(() => {
    const input = document.getElementById(control.id) as HTMLInputElement | null;
    if (!input || input.checked === input.defaultChecked) return;
    // A radio that lost the selection reports nothing, as on a press.
    if (input.checked || type === 'checkbox') onChange(input.checked);
  });
  return (
    <Root>
      <Row>
        <Box>
          <Control
            {...(isSelected === undefined ? { defaultChecked: isSelectedAtFirst } : { checked: isSelected })}
            {...control}
            ref={ref}
            type={type}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Mark>{type === 'checkbox' && <Icon name="check" size="tiny" />}</Mark>
        </Box>
        <Words>
          {label}
          {isOptional && (
            <>
              {' '}
              <OptionalNote />
            </>
          )}
        </Words>
      </Row>
      {description !== undefined && <ChoiceDescription id={descriptionId}>{description}</ChoiceDescription>}
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
`;

/* 44 px high: the box of 24 px is centred on the first text line. */
const Row = styled.label`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: calc((var(--size-target) - 1.5rem) / 2);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--surface-text-muted);
    cursor: not-allowed;
  }
`;

const Box = styled.span`
  position: relative;
  width: 1.5rem;
  height: 1.5rem;
`;

const Control = styled.input`
  --_edge: inset 0 0 0 1px var(--color-border-control);
  appearance: none;
  display: block;
  width: 100%;
  height: 100%;
  /* At most a quarter of its width: a round box would be a radio. */
  border-radius: min(var(--radius-small), 0.375rem);
  background: var(--color-surface-raised);
  box-shadow: var(--_edge);
  cursor: inherit;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  transition:
    box-shadow var(--duration-short),
    background-color var(--duration-short);

  &[type='radio'] {
    border-radius: 50%;
  }
  label:hover > * > & {
    --_edge: inset 0 0 0 2px var(--color-text);
  }
  &[aria-invalid],
  [aria-invalid] & {
    --_edge: inset 0 0 0 2px var(--color-border-danger);
  }
  &&&:checked {
    --_edge: 0 0 transparent;
    background: var(--surface-selection-background);
  }
  &&&&:disabled {
    --_edge: inset 0 0 0 1px var(--surface-border);
    background: transparent;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &&&:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &[aria-invalid],
    [aria-invalid] & {
      border-width: 3px;
    }
    &&&&:disabled {
      border: 1px dashed GrayText;
    }
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: 0;
  display: none;
  place-items: center;
  color: var(--surface-selection-mark);
  pointer-events: none;

  :checked ~ & {
    display: grid;
  }
  :checked:disabled ~ & {
    color: var(--surface-text-muted);
  }
  /* The radio's dot. */
  &:empty::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: currentcolor;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: HighlightText;

    :checked:disabled ~ & {
      color: GrayText;
    }
  }
`;

const Words = styled.span`
  min-width: 0;
  line-height: 1.5rem;
`;

/* Closer to the label than the row's padding. */
/** @internal */
export const ChoiceDescription = styled.div`
  ${descriptionLook}
  margin-top: calc(var(--space-2) * -1);
  padding-inline-start: calc(1.5rem + var(--space-3));
  padding-bottom: var(--space-2);
`;
