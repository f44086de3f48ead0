import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import {
  Field,
  controlLook,
  descriptionLook,
  splitFieldProps,
  textControl,
  useField,
  type LengthProps,
  type TextEntryProps,
} from '../../foundations/field/index.ts';
import { useTextBeforeHydration } from '../../foundations/input-before-hydration/controls.ts';
import { useFormEvent } from '../../foundations/use-form-event.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { announcementOf } from './characters-left.ts';
import { words as ownWords } from './words.ts';

export interface TextAreaProps extends TextEntryProps<HTMLTextAreaElement>, LengthProps {
  /** Number of lines before it grows. @default 3 */
  rows?: number;
  /**
   * Limit of characters, counted below the text. Longer text can be typed, so that pasted text isn't cut off unnoticed;
   * the owner validates the length.
   */
  characterLimit?: number;
  /** `medium` starts at 52 px, `small` has the text size of a small field. @default 'medium' */
  size?: 'medium' | 'small';
  /** Ref of the textarea. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field of several lines. See TextArea.spec.md. */
export function TextArea({ rows = 3, characterLimit, size = 'medium', ref, ...props }: TextAreaProps) {
  const words = useMessages('textArea', ownWords);
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  const hasLimit = characterLimit !== undefined;
  const { owner, frame, own } = splitFieldProps(props);
  const used = (own.value ?? typed ?? own.defaultValue ?? '').length;
  const field = useField(owner, (id) => (hasLimit ? `${id}-count` : undefined));
  const change = (text: string) => {
    setTyped(text);
    own.onChange?.(text);
  };
  useTextBeforeHydration(field.id, change);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  useFormEvent(area, 'reset', () => {
    setTyped(undefined);
    area.current?.style.removeProperty('height');
  });
  return (
    <Field
      {...frame}
      field={field}
      footer={
        hasLimit && (
          <>
            <Count id={`${field.id}-count`} data-over={used > characterLimit || undefined}>
              {words.count(used, characterLimit)}
            </Count>
            <VisuallyHidden isLive>
              {typed === undefined ? '' : announcementOf(used, characterLimit, words)}
            </VisuallyHidden>
          </>
        )
      }
    >
      <Control
        {...textControl(own)}
        {...field.control}
        ref={area}
        rows={rows}
        style={{ '--_rows': rows }}
        data-size={size}
        onChange={(event) => {
          change(event.target.value);
          fitToText(event.target);
        }}
      />
    </Field>
  );
}

/** Sets the height on each change, where CSS can't size a text area by its content. */
function fitToText(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}

const Control = styled.textarea`
  ${controlLook}
  field-sizing: content;
  display: block;
  margin-top: var(--space-1);
  /* field-sizing ignores rows. */
  && {
    min-height: calc(var(--_rows) * 1.5rem + 2 * var(--space-3));
  }
  /* Beyond that it scrolls, so that the content below stays in reach. */
  max-height: min(24rem, 60vh);
  resize: vertical;
`;

const Count = styled.p`
  ${descriptionLook}
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-over] {
    color: var(--surface-danger);
    font-weight: 560;
  }
`;
