import { useRef, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import {
  AriaFieldHead,
  FieldError,
  controlLook,
  fieldInRowLook,
  fieldLook,
  splitFieldProps,
  useField,
  type ChoiceFieldProps,
} from '../../foundations/field/index.ts';
import { useTextBeforeHydration } from '../../foundations/input-before-hydration/controls.ts';
import { useIsInDisabledFieldset } from '../../foundations/use-is-in-disabled-fieldset.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { ComboBoxList } from './ComboBoxList.tsx';
import { ComboBoxMessages } from './ComboBoxMessages.tsx';
import { KeyFrame } from './KeyFrame.tsx';
import { useChoice, type ComboBoxItem } from './use-choice.ts';
import { words as own } from './words.ts';

export interface ComboBoxProps extends ChoiceFieldProps {
  /** Items in display order; pass the same array while the list is unchanged. */
  items: ReadonlyArray<ComboBoxItem>;
  /** Initially selected value, when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the selected value; with '' when the text matches no item. */
  onChange?: (value: string) => void;
  /** Name of the submitted value; the Form's message for this name is shown. */
  name?: string;
  /** Name under which the text is submitted; without `name`, the Form's message for this name is shown. */
  textName?: string;
  /** Whether the items are loading. @default false */
  isLoading?: boolean;
  /** Shown and announced while loading. @default 'Carregando opções…' */
  loadingText?: string;
  /** Text of the list without a match. @default 'Nada encontrado. Confira como está escrito.' */
  emptyText?: string;
  /**
   * Reason why the field is disabled ("Escolha um estado primeiro"). Setting it disables the field and shows the
   * reason.
   */
  disabledReason?: string | undefined;
  /** Whether the field is disabled; prefer `disabledReason`. @default false */
  isDisabled?: boolean;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice from a long list, filtered by typing. See ComboBox.spec.md. */
export function ComboBox({
  textName,
  items,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  isLoading = false,
  loadingText: loadingTextGiven,
  emptyText: emptyTextGiven,
  disabledReason,
  isDisabled = false,
  isRequired = false,
  size = 'medium',
  ref,
  ...props
}: ComboBoxProps) {
  const words = useMessages('comboBox', own);
  const root = useRef<HTMLDivElement>(null);
  const isInDisabledFieldset = useIsInDisabledFieldset(root);
  const loadingText = loadingTextGiven ?? words.loading;
  const emptyText = emptyTextGiven ?? words.empty;
  const choice = useChoice({ items, value, defaultValue, onChange });
  const { owner, frame } = splitFieldProps(props);
  const { name } = owner;
  const field = useField({ ...owner, name: name ?? textName }, (id) =>
    disabledReason === undefined ? undefined : `${id}-reason`,
  );
  useTextBeforeHydration(field.id, (text) => {
    choice.type(text);
    choice.settle(text);
  });
  const isUnusable = isDisabled || disabledReason !== undefined || isInDisabledFieldset;
  const nothing = isLoading ? loadingText : emptyText;
  const more = choice.shown.length < choice.total ? words.more(choice.shown.length, choice.total) : undefined;

  return (
    <Root
      ref={root}
      id={field.id}
      // The value is in a hidden input, so the form finds the field by this attribute.
      data-field={field.control.name}
      isInvalid={field.isInvalid}
      isDisabled={isUnusable}
      isRequired={isRequired}
      validationBehavior="aria"
      aria-describedby={field.control['aria-describedby']}
      allowsCustomValue
      allowsEmptyCollection
      items={choice.shown}
      inputValue={choice.text}
      onInputChange={choice.type}
      selectedKey={choice.value === '' ? null : choice.value}
      onSelectionChange={(key) => {
        if (typeof key === 'string') choice.pick(key);
      }}
      onOpenChange={(isOpen, trigger) => {
        if (!isOpen) choice.settle();
        else if (trigger === 'manual') choice.showAll();
      }}
      onBlur={() => {
        choice.settle();
        onBlur?.();
      }}
    >
      {({ isOpen }) => (
        <>
          <AriaFieldHead field={field} frame={frame} />
          {disabledReason !== undefined && <VisuallyHidden id={`${field.id}-reason`}>{disabledReason}</VisuallyHidden>}
          <KeyFrame>
            <Control ref={ref} data-size={size} placeholder={disabledReason ?? ''} />
            <Opener data-busy={isLoading || undefined}>{isLoading ? <Spinner /> : <Icon name="chevron-down" />}</Opener>
          </KeyFrame>
          <FieldError field={field} />
          <ComboBoxMessages
            isOpen={isOpen}
            countText={words.count}
            message={isLoading ? loadingText : isOpen ? (choice.total === 0 ? emptyText : more) : undefined}
          />
          {name !== undefined && <input type="hidden" name={name} value={choice.value} disabled={isUnusable} />}
          {textName !== undefined && <input type="hidden" name={textName} value={choice.text} disabled={isUnusable} />}
          <ComboBoxList emptyText={nothing} moreText={more} />
        </>
      )}
    </Root>
  );
}

const Root = styled(AriaComboBox<ComboBoxItem>)`
  ${fieldLook}
  ${fieldInRowLook}
`;

const Control = styled(AriaInput)`
  ${controlLook}
  padding-inline-end: calc(var(--size-target) + var(--space-2));

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
  &:disabled::placeholder {
    color: var(--surface-text-muted);
  }
`;

const Opener = styled(AriaButton)`
  position: absolute;
  top: calc(50% - var(--size-target) / 2);
  inset-inline-end: var(--space-1);
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  color: var(--color-text-muted);
  cursor: pointer;

  &[data-disabled] {
    color: var(--surface-text-muted);
    cursor: not-allowed;
  }
`;

const turn = keyframes`to { rotate: 1turn; }`;

const Spinner = styled.span`
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid currentcolor;
  /* Forced colours paint a transparent border, too. */
  mask: conic-gradient(from 45deg, transparent 25%, currentcolor 0);
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
