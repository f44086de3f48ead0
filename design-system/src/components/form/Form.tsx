import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { FormKeyContext, FormMessagesContext, type FormKey, type FormMessages } from '../../foundations/field/index.ts';
import { FormStateContext, type FailedAttempt } from './form-state.ts';
import { moveOnByKey } from './next-field.ts';
import { controlOf, inOrderOfThePage, revealControl } from './reveal-field.ts';

/** Values of a form by field name. A repeated name has its last value; files are left out. */
export type FormValues = Readonly<Record<string, string | undefined>>;

export interface FormProps {
  /** Fields, and the submit button. */
  children: ReactNode;
  /** Error messages by field name. A field shows its own message until it is removed from here. */
  errors?: FormMessages;
  /**
   * Called with the values. Pass validation errors as `errors`. For asynchronous validation return a promise: the form
   * checks `errors` once it has settled.
   */
  onSubmit?: (values: FormValues) => void | Promise<void>;
  /** Whether the submission is pending: submitting again does nothing, and SubmitButton shows it. @default false */
  isSending?: boolean;
  /**
   * `next` for a long form on a phone: Enter in a one-line text field moves to the next field, and the key is labelled
   * so.
   * @default the platform's label, and Enter submits
   */
  enterKeyHint?: FormKey;
  /** Id, for a submit button outside of the form. */
  id?: string;
  /** URL of the submission without script. */
  action?: string;
  /** Method of the submission without script. @default 'post', so that no value lands in a URL */
  method?: 'get' | 'post';
  /** Accessible name of the form, which makes it a landmark. */
  'aria-label'?: string;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string;
}

const noErrors: FormMessages = {};

/** Fields that are submitted together. See Form.spec.md. */
export function Form({
  children,
  errors = noErrors,
  onSubmit,
  isSending = false,
  enterKeyHint,
  method = 'post',
  ...native
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState<'none' | 'judging' | 'judged'>('none');
  const [failure, setFailure] = useState<FailedAttempt>();
  /** Error of the field in which Enter was pressed: its focus doesn't move, so that nothing would be announced. */
  const [unmoved, setUnmoved] = useState<string>();
  const messages = definedOf(errors);
  const isWrong = Object.keys(messages).length > 0;

  // Errors may arrive with the response or after `isSending` has ended, so the attempt stays open until then.
  if (attempt === 'judged' && isWrong && !isSending) {
    setAttempt('none');
    setFailure({ number: (failure?.number ?? 0) + 1, messages });
  }
  // All fields are corrected: a later error must not bring the old summary back.
  if (failure && !isWrong) setFailure(undefined);

  useEffect(() => {
    if (failure && form.current) setUnmoved(focusFirst(form.current, failure));
  }, [failure]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the submit event of a form inside a dialog rendered by a child.
    if (event.target !== form.current || isSending || attempt === 'judging') return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The same error is announced again only if it was removed.
    setUnmoved(undefined);
    const judging = onSubmit?.(valuesOf(event.currentTarget, submitter));
    if (judging) {
      setAttempt('judging');
      await judging.finally(() => setAttempt('judged'));
    } else setAttempt('judged');
  }

  // Typing ends the attempt, so that errors that arrive late move no focus to a summary. (React Aria passes `onChange`
  // on, but its type lacks it.) Not on `input`: a re-render there would reset a controlled select before its `change`
  // event.
  const typingHandlers = {
    onChange: () => {
      // The field may be corrected while others are not.
      setUnmoved(undefined);
      if (attempt === 'judged' && !isSending) setAttempt('none');
    },
    onKeyDown: moveOnByKey,
  };

  return (
    <Root
      {...native}
      ref={form}
      method={method}
      validationBehavior="aria"
      validationErrors={messages}
      onSubmit={send}
      {...typingHandlers}
    >
      <FormStateContext value={{ failure, isSending }}>
        <FormKeyContext value={enterKeyHint}>
          <FormMessagesContext value={messages}>{children}</FormMessagesContext>
        </FormKeyContext>
        <VisuallyHidden isLive>{failure && unmoved}</VisuallyHidden>
      </FormStateContext>
    </Root>
  );
}

function definedOf(errors: FormMessages): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function valuesOf(form: HTMLFormElement, submitter: HTMLElement | null): FormValues {
  const sent = new FormData(form, submitter);
  return Object.fromEntries([...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Without a summary, focuses the first invalid field. Returns its error if it had focus already. */
function focusFirst(form: HTMLFormElement, { messages }: FailedAttempt): string | undefined {
  if (form.querySelector('[data-error-summary]')) return undefined;
  const [first] = Object.entries(messages)
    .map(([name, message]) => ({ message, control: controlOf(form, name) }))
    .filter((found): found is { message: string; control: HTMLElement } => found.control !== undefined)
    .toSorted((one, other) => inOrderOfThePage(one.control, other.control));
  if (!first) return undefined;
  const hadFocus = first.control === document.activeElement;
  revealControl(first.control);
  return hadFocus ? first.message : undefined;
}

const Root = styled(AriaForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
`;
