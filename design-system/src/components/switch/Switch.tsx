import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { SwitchButton as AriaSwitchButton, SwitchField as AriaSwitchField } from 'react-aria-components/Switch';
import { styled } from 'styled-components';
import {
  FieldError,
  descriptionLook,
  fieldLook,
  splitFieldProps,
  useField,
  type FieldBasics,
  type FieldVerdict,
} from '../../foundations/field/index.ts';
import { useInputBeforeHydration } from '../../foundations/input-before-hydration/index.ts';
import { useIsInDisabledFieldset } from '../../foundations/use-is-in-disabled-fieldset.ts';
import { Icon } from '../icon/index.ts';

export interface SwitchProps extends FieldBasics, FieldVerdict {
  /** The setting ("Avisos por e-mail"). It is the same in both states. */
  label: ReactNode;
  /** `start` places the label first and the track at the end of the row, for a list of settings. @default 'end' */
  labelPosition?: 'start' | 'end';
  /** Id of the native input. @default generated */
  id?: string;
  /** Whether it is on, when controlled. */
  isSelected?: boolean;
  /** Whether it is initially on, when uncontrolled. @default false */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Submitted value while it is on; off, nothing is submitted. @default 'on' */
  value?: string;
  /** Whether the state can't be changed. @default false */
  isReadOnly?: boolean;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
  /** Ref of the native input. */
  ref?: Ref<HTMLInputElement>;
}

/** Switches one setting on or off immediately. See Switch.spec.md. */
export function Switch({
  labelPosition = 'end',
  isSelected,
  defaultSelected = false,
  onChange,
  value = 'on',
  isReadOnly = false,
  isDisabled = false,
  ref,
  ...props
}: SwitchProps) {
  const { owner, frame } = splitFieldProps(props);
  const field = useField(owner);
  const { id, name, 'aria-describedby': describedBy } = field.control;
  const input = useRef<HTMLInputElement>(null);
  const isInDisabledFieldset = useIsInDisabledFieldset(input);
  const [isOwnSelected, setOwnSelected] = useState(defaultSelected);
  const isOn = isSelected ?? isOwnSelected;

  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  function change(isNowOn: boolean) {
    setOwnSelected(isNowOn);
    onChange?.(isNowOn);
  }

  useInputBeforeHydration(() => {
    const isPressedBefore = input.current !== null && input.current.checked !== isOn;
    if (isPressedBefore) change(!isOn);
  });

  return (
    <Root>
      <AriaSwitchField
        id={id}
        inputRef={input}
        isSelected={isOn}
        onChange={change}
        value={value}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled || isInDisabledFieldset}
        isInvalid={field.isInvalid}
        validationBehavior="aria"
        name={name}
        aria-describedby={describedBy}
      >
        <Row data-label={labelPosition}>
          <Track>
            <Thumb>
              <Icon name="check" size="tiny" />
            </Thumb>
          </Track>
          <Words>{frame.label}</Words>
        </Row>
      </AriaSwitchField>
      {frame.description !== undefined && (
        <Description id={field.descriptionId} data-label={labelPosition}>
          {frame.description}
        </Description>
      )}
      <FieldError field={field} />
    </Root>
  );
}

const Root = styled.div`
  --_track: 3rem;
  ${fieldLook}
  gap: 0;
`;

/* 44 px high: the track of 28 px is centred on the first text line of 24 px. */
const Row = styled(AriaSwitchButton)`
  position: relative;
  display: grid;
  grid-template-columns: var(--_track) minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: calc((var(--size-target) - 1.75rem) / 2);
  cursor: pointer;

  &[data-label='start'] {
    grid-template-columns: minmax(0, 1fr) var(--_track);
  }
  &[data-disabled] {
    color: var(--surface-text-muted);
    cursor: not-allowed;
  }
  &[data-readonly] {
    cursor: default;
  }
`;

const Track = styled.span`
  --_edge: inset 0 0 0 1px var(--color-border-control);
  display: block;
  height: 1.75rem;
  padding: 0.25rem;
  border-radius: 0.875rem;
  background: var(--color-surface-raised);
  box-shadow: var(--_edge);
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  transition:
    box-shadow var(--duration-short),
    background-color var(--duration-short);

  [data-label='start'] > & {
    order: 1;
  }
  [data-hovered] > & {
    --_edge: inset 0 0 0 2px var(--color-text);
  }
  [data-selected] > & {
    --_edge: 0 0 transparent;
    background: var(--surface-selection-background);
  }
  [data-readonly] > & {
    background: var(--color-surface-sunken);
  }
  [data-readonly][data-selected] > & {
    --_edge: inset 0 0 0 2px var(--color-selection-background);
  }
  [data-invalid] > & {
    --_edge: inset 0 0 0 2px var(--color-border-danger);
  }
  [data-disabled] > && {
    --_edge: inset 0 0 0 1px var(--surface-border);
    background: transparent;
  }
  [data-focus-visible] > & {
    outline: var(--focus-ring);
    outline-offset: var(--focus-ring-offset);
    box-shadow: var(--focus-ring-halo), var(--_edge);
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    padding: calc(0.25rem - 1px);

    [data-selected] > &&& {
      --_edge: 0 0 transparent;
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    [data-invalid] > & {
      padding: calc(0.25rem - 3px);
      border-width: 3px;
    }
    [data-disabled] > &&&& {
      --_edge: 0 0 transparent;
      border: 1px dashed GrayText;
      background: Canvas;
    }
    [data-focus-visible] > & {
      outline-color: Highlight;
    }
  }
`;

/* A mark shows that it is on, so that colour and side aren't the only sign. */
const Thumb = styled.span`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  background: var(--color-text-muted);
  color: var(--surface-selection-background);
  transition: translate var(--duration-short) var(--ease-out);

  & > svg {
    visibility: hidden;
  }
  [data-selected] & {
    background: var(--surface-selection-mark);
    translate: calc(var(--_track) - 1.75rem) 0;

    & > svg {
      visibility: visible;
    }
  }
  [data-readonly][data-selected] & {
    background: var(--color-selection-background);
    color: var(--color-selection-mark);
  }
  [data-selected] &:dir(rtl) {
    translate: calc(1.75rem - var(--_track)) 0;
  }
  [data-disabled] && {
    background: var(--surface-border);
    color: var(--surface-text-muted);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;

    [data-selected] &&& {
      background: HighlightText;
      color: Highlight;
    }
    [data-disabled] &&&& {
      background: GrayText;
      color: Canvas;
    }
  }
`;

const Words = styled.span`
  min-width: 0;
  padding-block: 0.125rem;
  line-height: 1.5rem;
`;

/* Closer to the label than the row's padding. */
const Description = styled.div`
  ${descriptionLook}
  margin-top: calc(var(--space-2) * -1);
  padding-inline-start: calc(var(--_track) + var(--space-3));
  padding-bottom: var(--space-2);

  &[data-label='start'] {
    padding-inline: 0 calc(var(--_track) + var(--space-3));
  }
`;
