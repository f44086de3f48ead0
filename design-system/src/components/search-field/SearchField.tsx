import { useId, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { controlLook, fieldLook, labelLook } from '../../foundations/field/index.ts';
import { useInputBeforeHydration } from '../../foundations/input-before-hydration/index.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { words as own } from './words.ts';

export interface SearchFieldProps {
  /** What is searched ("Buscar nas perguntas"). */
  label: string;
  /** Whether the label is seen or only read. The magnifier and the placeholder speak for a hidden one. @default false */
  hasVisibleLabel?: boolean;
  /** An example of what may be typed, not an instruction. */
  placeholder?: string;
  /** Words typed, when controlled. */
  value?: string;
  /** Words there at first, when not controlled. */
  defaultValue?: string;
  /** Called with the words at each change, with '' when they are cleared. */
  onChange?: (value: string) => void;
  /** Called with the words on Enter. Left out, the form around it is sent, with and without script. */
  onSubmit?: (value: string) => void;
  /** Name in the form's address. */
  name?: string;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
  /** Name of the button that clears. @default 'Limpar busca' */
  clearLabel?: string;
}

/** Words to be looked for. See SearchField.spec.md. */
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
  clearLabel,
}: SearchFieldProps) {
  const words = useMessages('searchField', own);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useInputBeforeHydration(() => {
    if (input.current && input.current.value !== input.current.defaultValue) onChange?.(input.current.value);
  });

  function clear() {
    if (!input.current) return;
    if (value === undefined) input.current.value = '';
    onChange?.('');
    input.current.focus();
  }

  function actByKey(event: KeyboardEvent<HTMLInputElement>) {
    // An input method's own Enter and Escape pick and drop a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(event.currentTarget.value);
    }
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      // The first Escape clears; the next one is for the overlay around it.
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
          // Never empty: the button below is seen while the placeholder isn't, before and without script too.
          placeholder={placeholder ?? ' '}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={actByKey}
          enterKeyHint="search"
          autoComplete="off"
          data-size={size}
        />
        <Clear>
          <IconButton icon="close" label={clearLabel ?? words.clear} onPress={clear} />
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
  /* It needs script. */
  @media (scripting: none) {
    display: none;
  }
`;
