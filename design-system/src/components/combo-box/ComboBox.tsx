import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { keyframes, styled } from 'styled-components';
import {
  FieldError,
  controlLook,
  descriptionLook,
  fieldLook,
  labelLook,
  optionalLook,
  useField,
  type FieldProps,
} from '../../foundations/field/index.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { useChoice, type ComboBoxItem } from './use-choice.ts';

export interface ComboBoxProps extends Omit<FieldProps, 'description'> {
  /** In the order they are shown; keep the same array while it is the same list. */
  items: readonly ComboBoxItem[];
  /** Help under the label; stays while the field is invalid. */
  description?: ReactNode;
  /** Value chosen, when controlled; '' is nothing. */
  value?: string;
  /** Value chosen at first, when not controlled. @default '' */
  defaultValue?: string;
  /** Called with the value chosen; with '' once what is typed is none of the items. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Name the form sends the value chosen by, and finds its message by. */
  name?: string;
  /** Name the form sends the words in the field by. */
  textName?: string;
  /** Whether the items are on their way. @default false */
  isLoading?: boolean;
  /** Said while they are. @default 'Carregando opções…' */
  loadingText?: string;
  /** What the list says when nothing is found. @default 'Nada encontrado. Confira como está escrito.' */
  emptyText?: string;
  /** Why it can't be used yet ("Escolha um estado primeiro"): given, the field is disabled and says so. */
  disabledReason?: string | undefined;
  /** Whether it can't be used at all; prefer `disabledReason`. @default false */
  isDisabled?: boolean;
  /** Whether it must be filled in: told to assistive technology; nothing is stopped. @default false */
  isRequired?: boolean;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
  /** The input, to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a long list, found by typing. See ComboBox.spec.md. */
export function ComboBox({
  label,
  description,
  errorMessage,
  isInvalid,
  isOptional = false,
  name,
  textName,
  id,
  'aria-describedby': describedBy,
  items,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  isLoading = false,
  loadingText = 'Carregando opções…',
  emptyText = 'Nada encontrado. Confira como está escrito.',
  disabledReason,
  isDisabled = false,
  isRequired = false,
  size = 'medium',
  ref,
}: ComboBoxProps) {
  const choice = useChoice({ items, value, defaultValue, onChange });
  const field = useField({ id, name, description, errorMessage, isInvalid, 'aria-describedby': describedBy });
  const reasonId = `${field.id}-reason`;
  const { 'aria-describedby': words } = field.control;
  const describedByAll = [words, disabledReason !== undefined && reasonId].filter(Boolean).join(' ');
  const isShort = choice.shown.length < choice.total;
  const more = `A lista mostra ${choice.shown.length} de ${choice.total}. Continue digitando para reduzir.`;
  const nothing = isLoading ? loadingText : emptyText;

  return (
    <Root
      id={field.id}
      isInvalid={field.isInvalid}
      isDisabled={isDisabled || disabledReason !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      {...(describedByAll !== '' && { 'aria-describedby': describedByAll })}
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
          <Label>
            {label}
            {isOptional && <Optional>opcional</Optional>}
          </Label>
          {description !== undefined && <Description id={field.descriptionId}>{description}</Description>}
          {disabledReason !== undefined && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
          <Frame>
            <Control ref={ref} data-size={size} placeholder={disabledReason ?? ''} />
            <Opener data-busy={isLoading || undefined}>{isLoading ? <Spinner /> : <Icon name="chevron-down" />}</Opener>
          </Frame>
          <FieldError field={field} />
          {/* Heard while the list is open too: React Aria hides the rest of the page but announcers. */}
          <Announcer role="status" data-live-announcer="true">
            {isLoading && loadingText}
            {isOpen && !isLoading && choice.total === 0 && emptyText}
            {isOpen && isShort && more}
          </Announcer>
          {name !== undefined && <input type="hidden" name={name} value={choice.value} />}
          {textName !== undefined && <input type="hidden" name={textName} value={choice.text} />}
          <Panel offset={8}>
            <List renderEmptyState={() => <Nothing>{nothing}</Nothing>}>
              {(item: ComboBoxItem) => (
                <Option id={item.value} textValue={item.label}>
                  {item.label}
                  <Icon name="check" size="small" />
                </Option>
              )}
            </List>
            {isShort && <More aria-hidden="true">{more}</More>}
          </Panel>
        </>
      )}
    </Root>
  );
}

const Root = styled(AriaComboBox<ComboBoxItem>)`
  ${fieldLook}
`;

const Label = styled(AriaLabel)`
  ${labelLook}
`;

const Optional = styled.small`
  ${optionalLook}
`;

const Description = styled.div`
  ${descriptionLook}
`;

const Frame = styled.div`
  position: relative;
  margin-top: var(--space-1);
  color: var(--color-text);
`;

const Control = styled(AriaInput)`
  ${controlLook}
  padding-inline-end: calc(var(--size-target) + var(--space-2));

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
  [data-surface='stage'] &:disabled::placeholder {
    color: var(--color-text-on-stage-muted);
  }
`;

const Opener = styled(AriaButton)`
  position: absolute;
  top: calc(50% - var(--size-target) / 2);
  right: var(--space-1);
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  color: var(--color-text-muted);
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }
  [data-surface='stage'] &[data-disabled] {
    color: var(--color-text-on-stage-muted);
  }
`;

const turn = keyframes`to { rotate: 1turn; }`;

const Spinner = styled.span`
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Announcer = styled.div`
  ${visuallyHidden}
`;

/* React Aria places it above or below, within what the keyboard of a phone leaves of the screen. */
const Panel = styled(AriaPopover)`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-floating);
  color: var(--color-text);
  overflow: hidden;

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
  overflow-wrap: anywhere;
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

const Nothing = styled.p`
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
