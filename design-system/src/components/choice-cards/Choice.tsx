import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';

export interface ChoiceCard {
  /** Submitted value. */
  value: string;
  /** The option ("24 meses"); the radio's accessible name. */
  label: string;
  /** Benefit or price of the option ("R$ 2.179,00/mês"); announced after the label. */
  description?: string;
  /** Whether it is unavailable with the other choices. @default false */
  isDisabled?: boolean;
  /** Reason why it is unavailable ("indisponível nesta cor"). Replaces the description. */
  reason?: string;
}

interface ChoiceProps extends ChoiceCard {
  id: string;
  name: string;
  form: string | undefined;
  /** Undefined in an uncontrolled group. */
  isSelected: boolean | undefined;
  isSelectedAtFirst: boolean;
  /** Whether the description describes the radio; otherwise it describes the group. */
  isNoteRead: boolean;
  onSelect: ((value: string) => void) | undefined;
}

/** Id of a card's description, derived from the id of its radio. */
export const noteId = (id: string) => `${id}note`;

/** One card: a native radio that covers it, with the text above. */
export function Choice({
  id,
  value,
  label,
  description,
  isDisabled = false,
  reason,
  name,
  form,
  isSelected,
  isSelectedAtFirst,
  isNoteRead,
  onSelect,
}: ChoiceProps) {
  const note = isDisabled ? (reason ?? description) : description;
  const checked = isSelected === undefined ? { defaultChecked: isSelectedAtFirst } : { checked: isSelected };
  return (
    <Card>
      <Radio
        {...checked}
        id={id}
        name={name}
        form={form}
        value={value}
        disabled={isDisabled}
        aria-labelledby={`${id}label`}
        aria-describedby={note === undefined || !isNoteRead ? undefined : noteId(id)}
        onChange={() => onSelect?.(value)}
      />
      <Mark>
        <Icon name="check" size="tiny" />
      </Mark>
      {/* Hidden, because it is already the radio's name and description. */}
      <Answer id={`${id}label`} aria-hidden>
        {label}
      </Answer>
      {note !== undefined && (
        <Note id={noteId(id)} aria-hidden>
          {note}
        </Note>
      )}
    </Card>
  );
}

const Card = styled.label`
  --_inset: min(var(--space-4), 3.75vw);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: start;
  min-width: 0;
  min-height: 4.5rem;
  padding-block: var(--space-4);
  padding-inline: var(--_inset) calc(var(--_inset) - var(--space-1));
  border-radius: var(--radius-control);
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

/* The radio covers the card: focus ring, touch exploration and selected look work without script. */
const Radio = styled.input.attrs({ type: 'radio' })`
  --_edge: inset 0 0 0 1px var(--color-border-control);
  appearance: none;
  position: absolute;
  inset: 0;
  margin: 0;
  border-radius: inherit;
  background: var(--color-surface-raised);
  box-shadow: var(--_edge);
  cursor: inherit;
  transition:
    box-shadow var(--duration-short),
    background-color var(--duration-short);

  label:hover > & {
    --_edge: inset 0 0 0 2px var(--color-text);
  }
  &&:checked {
    --_edge: inset 0 0 0 2px var(--color-border-selected);
    background: var(--color-surface-selected);
  }
  &&:disabled {
    --_edge: inset 0 0 0 1px var(--color-border-ground);
    background: transparent;
  }
  &&:checked:disabled {
    --_edge: inset 0 0 0 2px var(--color-border-control);
  }
  [aria-invalid] &:not(:checked, :disabled) {
    --_edge: inset 0 0 0 2px var(--color-border-danger);
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    [aria-invalid] & {
      border-width: 3px;
    }
    &&:checked {
      border: 3px solid Highlight;
    }
    &:disabled {
      border: 1px dashed GrayText;
    }
  }
`;

const Answer = styled.span`
  position: relative;
  padding-inline-end: 1.75rem;
  font-size: var(--text-lead);
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
  hyphens: auto;

  :disabled ~ & {
    color: var(--color-text-muted);
    font-weight: 500;
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;

const Note = styled.span`
  position: relative;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: var(--leading-small);
`;

const Mark = styled.span`
  position: absolute;
  z-index: 1;
  top: var(--space-4);
  inset-inline-end: var(--_inset);
  display: none;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  background: var(--color-selection-background);
  color: var(--color-selection-mark);
  pointer-events: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  :checked ~ & {
    display: grid;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;
