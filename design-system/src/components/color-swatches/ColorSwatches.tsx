import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRadioBeforeHydration } from '../../foundations/input-before-hydration/controls.ts';
import { useMessages, type Messages } from '../../foundations/messages/messages.ts';
import { useOwnerChoiceAfterReset } from '../../foundations/use-form-event.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { words as own } from './words.ts';

export interface ColorSwatch {
  /** Submitted value. */
  value: string;
  /** The colour's name ("Vermelho urucum"); the radio's accessible name. */
  label: string;
  /** CSS colour of the paint. It comes with the offer, not from the theme. */
  paint: string;
  /**
   * Surcharge of the colour ("+ R$ 35,00"), short. It describes the radio and is shown once under adjacent discs that
   * share it.
   */
  surcharge?: string;
  /** Whether it is unavailable with the other choices. @default false */
  isDisabled?: boolean;
  /** Reason why it is unavailable ("indisponível nesta versão"). */
  reason?: string;
}

export interface ColorSwatchesProps {
  /** Label of the group. @default 'Cor' */
  label?: string;
  /** Whether the label is visible; it is always announced. @default false */
  isLabelVisible?: boolean;
  /** Colours, in reading order. */
  items: ReadonlyArray<ColorSwatch>;
  /** Selected value, when controlled. */
  value?: string;
  /** Initially selected value, when uncontrolled. */
  defaultValue?: string;
  /** Called with the selected value. */
  onChange?: (value: string) => void;
  /** Name of the submitted value. Set it where the form works without script. */
  name?: string;
  /** Id of its form, if the group is outside of it. */
  form?: string;
  /** The selected colour as text beside the discs, because a disc has no visible name. */
  summary?: ReactNode;
}

interface Run {
  surcharge: string | undefined;
  items: ColorSwatch[];
}

/**
 * Groups adjacent colours of one surcharge, which is shown once under them. Unavailable colours keep their position.
 */
function runsOf(items: readonly ColorSwatch[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && (item.isDisabled || last.surcharge === item.surcharge)) last.items.push(item);
    else runs.push({ surcharge: item.isDisabled ? undefined : item.surcharge, items: [item] });
  }
  return runs;
}

/** Lists each reason once, with its colours: "Preto noite e Azul anil: indisponível nesta versão." */
function reasonsOf(unavailable: readonly ColorSwatch[], words: Messages['colorSwatches']): string {
  const labelsByReason = new Map<string, string[]>();
  for (const { reason = words.unavailable, label } of unavailable)
    labelsByReason.set(reason, [...(labelsByReason.get(reason) ?? []), label]);
  return [...labelsByReason].map(([reason, labels]) => words.reason(labels, reason)).join(' ');
}

/** A radio group of colours, each a painted disc. See ColorSwatches.spec.md. */
export function ColorSwatches({
  label,
  isLabelVisible = false,
  items,
  value,
  defaultValue,
  onChange,
  name,
  form,
  summary,
}: ColorSwatchesProps) {
  const id = useId();
  const words = useMessages('colorSwatches', own);
  const group = useOwnerChoiceAfterReset<HTMLDivElement>();
  useRadioBeforeHydration(group, onChange);
  const unavailable = items.filter(({ isDisabled }) => isDisabled);
  const LabelText = isLabelVisible ? Label : VisuallyHidden;
  return (
    <Group
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={unavailable.length > 0 ? `${id}unavailable` : undefined}
    >
      <LabelText id={`${id}label`}>{label ?? words.label}</LabelText>
      <Row>
        <Discs>
          {runsOf(items).map((run, place) => (
            <div key={run.items[0]?.value}>
              <Neighbours>
                {run.items.map((item, index) => (
                  <Target key={item.value} title={item.label}>
                    <Radio
                      {...(value === undefined
                        ? { defaultChecked: item.value === defaultValue }
                        : { checked: item.value === value })}
                      name={name ?? id}
                      form={form}
                      value={item.value}
                      disabled={item.isDisabled}
                      aria-label={item.label}
                      aria-describedby={`${id}${place}-${index}note`}
                      onChange={() => onChange?.(item.value)}
                    />
                    <Disc style={{ '--_paint': item.paint }} />
                    {/* Hidden: it is only the radio's description. */}
                    <span id={`${id}${place}-${index}note`} hidden>
                      {item.isDisabled ? (item.reason ?? words.unavailable) : item.surcharge}
                    </span>
                  </Target>
                ))}
              </Neighbours>
              {/* Hidden, because it already describes each radio. */}
              {run.surcharge && <Surcharge aria-hidden>{run.surcharge}</Surcharge>}
            </div>
          ))}
        </Discs>
        {summary !== undefined && <div>{summary}</div>}
      </Row>
      {unavailable.length > 0 && <Unavailable id={`${id}unavailable`}>{reasonsOf(unavailable, words)}</Unavailable>}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
`;

const Label = styled.span`
  font-weight: 560;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  align-items: center;
`;

const Discs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  @media (min-width: 48rem) {
    column-gap: var(--space-4);
  }
`;

/* Aligns the first disc, not its 44 px target, with the page's edge. */
const Neighbours = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -6px;

  @media (min-width: 48rem) {
    gap: var(--space-2);
  }
`;

/* Reserves the width of a two-digit surcharge, so that a selection moves no disc. */
const Surcharge = styled.span`
  display: block;
  min-width: 4.75rem;
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: var(--leading-small);
  white-space: nowrap;
`;

const Target = styled.label`
  position: relative;
  display: block;
  flex: none;
  width: var(--size-target);
  height: var(--size-target);
  padding: 6px;
  border-radius: 50%;
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }
  @media (min-width: 48rem) {
    width: 3.25rem;
    height: 3.25rem;
  }
`;

/* The radio covers its target, so that focus ring and touch exploration are native. */
const Radio = styled.input.attrs({ type: 'radio' })`
  --_edge: 0 0 transparent;
  appearance: none;
  position: absolute;
  z-index: 1;
  inset: 0;
  margin: 0;
  border-radius: 50%;
  box-shadow: var(--_edge);
  cursor: inherit;

  &:hover {
    --_edge: inset 0 0 0 1px currentcolor;
  }
  &:checked {
    --_edge: inset 0 0 0 2px var(--surface-border-selected);
  }
  &:disabled {
    --_edge: 0 0 transparent;
  }

  @media (forced-colors: active) {
    &:checked {
      border: 3px solid Highlight;
    }
  }
`;

/* The same light in every theme: the paint is the car's colour, not the brand's. */
const Disc = styled.span`
  --_rim: color-mix(in oklab, var(--surface-text), transparent 45%);
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  border-radius: 50%;
  background: radial-gradient(
    120% 120% at 30% 20%,
    color-mix(in oklab, var(--_paint), var(--color-light) 34%),
    var(--_paint) 46%,
    color-mix(in oklab, var(--_paint), var(--color-shade) 26%)
  );
  box-shadow: inset 0 0 0 1px var(--_rim);
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  /* Struck through with a dark line between two white ones, visible on any paint. */
  :disabled ~ & {
    opacity: 0.6;
  }
  :disabled ~ &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 3px),
      var(--color-light) calc(50% - 3px) calc(50% - 1px),
      var(--color-shade) calc(50% - 1px) calc(50% + 1px),
      var(--color-light) calc(50% + 1px) calc(50% + 3px),
      transparent calc(50% + 3px)
    );
  }
`;

const Unavailable = styled.p`
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;
