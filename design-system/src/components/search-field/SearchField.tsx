import { useId, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { controlLook, fieldLook, labelLook } from '../../foundations/field/index.ts';
import { useTextBeforeHydration } from '../../foundations/input-before-hydration/controls.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { words as own } from './words.ts';

export interface SearchFieldProps {
  /** Object of the search ("Buscar nas perguntas"). */
  label: string;
  /** Whether the label is visible. A hidden one is replaced visually by magnifier and placeholder. @default false */
  hasVisibleLabel?: boolean;
  /** An example of a search, not an instruction. */
  placeholder?: string;
  /** Text, when controlled. */
  value?: string;
  /** Initial text, when uncontrolled. */
  defaultValue?: string;
  /** Called with the text on each change, with '' when it is cleared. */
  onChange?: (value: string) => void;
  /** Called with the text on Enter. Without it the form around is submitted, with and without script. */
  onSubmit?: (value: string) => void;
  /** Name of the submitted value. */
  name?: string;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
}

/** A search input. See SearchField.spec.md. */
export function SearchField({
  label,
  hasVisibleLabel = false,
  placeholder,
  value,
  defaultValue,
  onChange,
  onSubmit,
  name,
  size = 'medium',
}: SearchFieldProps) {
  const words = useMessages('searchField', own);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useTextBeforeHydration(id, onChange);

  function clear() {
    if (!input.current) return;
    if (value === undefined) input.current.value = '';
    onChange?.('');
    input.current.focus();
  }

  function actByKey(event: KeyboardEvent<HTMLInputElement>) {
    // During composition, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(event.currentTarget.value);
    }
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      // The first Escape clears the field; the next one reaches the overlay around it.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  }

  return (
    <Root>
      <Label htmlFor={id} data-hidden={!hasVisibleLabel || undefined}>
        {label}
      </Label>
      <Frame>
        <Icon name="search" />
        <Control
          ref={input}
          id={id}
          type="search"
          name={name}
          // Never empty: CSS shows the clear button while the placeholder isn't shown, also before hydration.
          placeholder={placeholder ?? ' '}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={actByKey}
          enterKeyHint="search"
          autoComplete="off"
          data-size={size}
        />
        <Clear>
          <IconButton icon="close" label={words.clear} onPress={clear} />
        </Clear>
      </Frame>
    </Root>
  );
}

const Root = styled.div`
  ${fieldLook}
`;

const Label = styled.label`
  ${labelLook}
  margin-bottom: var(--space-1);

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Frame = styled.div`
  position: relative;
  color: var(--color-text);

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--space-4);
    margin-block: auto;
    color: var(--color-text-muted);
    pointer-events: none;
  }
`;

const Control = styled.input`
  ${controlLook}
  padding-inline: min(3.25rem, 16.25vw);

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;

const Clear = styled.span`
  position: absolute;
  top: calc(50% - var(--size-target) / 2);
  inset-inline-end: var(--space-1);

  :placeholder-shown ~ & {
    display: none;
  }
  /* The button needs script. */
  @media (scripting: none) {
    display: none;
  }
`;
