import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { styled } from 'styled-components';
import { FormKeyContext, FormMessagesContext, type FormKey, type FormMessages } from '../../foundations/field/index.ts';
import { FormStateContext, type FailedAttempt } from './form-state.ts';
import { moveOnByKey } from './next-field.ts';
import { controlOf, inOrderOfThePage, revealControl } from './reveal-field.ts';

/** What a form says, by the names of its fields. Of a name given twice the last; files are left out. */
export type FormValues = Readonly<Record<string, string | undefined>>;

export interface FormProps {
  /** Fields, and the button that sends them. */
  children: ReactNode;
  /** What is wrong, by the name of the field. A field shows its own; so it stays until it is taken out of here. */
  errors?: FormMessages;
  /**
   * Called with what was typed and chosen. What is wrong comes back as `errors`; return a promise where judging takes
   * time, and the form waits for it before it looks at them.
   */
  onSubmit?: (values: FormValues) => void | Promise<void>;
  /** Whether what was sent is under way: sending again does nothing, and its SubmitButton says so. @default false */
  isSending?: boolean;
  /**
   * `next` for a long form on a phone: Enter in a one-line text field moves on to the next field, and the key says so.
   * @default what the phone does, and Enter sends
   */
  enterKeyHint?: FormKey;
  /** Id, for a button that stands outside. */
  id?: string;
  /** Where it goes without script. */
  action?: string;
  /** How it goes without script. @default 'post', so that nothing typed lands in an address */
  method?: 'get' | 'post';
  /** Names the form, which makes it a landmark. */
  'aria-label'?: string;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string;
}

const nothingWrong: FormMessages = {};

/** Fields that are sent together. See Form.spec.md. */
export function Form({
  children,
  errors = nothingWrong,
  onSubmit,
  isSending = false,
  enterKeyHint,
  method = 'post',
  ...native
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState<'none' | 'judging' | 'judged'>('none');
  const [failure, setFailure] = useState<FailedAttempt>();
  const messages = definedOf(errors);
  const isWrong = Object.keys(messages).length > 0;

  // Errors may come with the answer, later, or after what was sent has come back: the attempt stays open till then.
  if (attempt === 'judged' && isWrong && !isSending) {
    setAttempt('none');
    setFailure({ number: (failure?.number ?? 0) + 1, messages });
  }
  // All corrected: what goes wrong from here on is news of its own, and no reason to bring an old summary back.
  if (failure && !isWrong) setFailure(undefined);

  useEffect(() => {
    if (failure && form.current) focusFirst(form.current, failure);
  }, [failure]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form inside the content of another's dialog bubbles here through React.
    if (event.target !== form.current || isSending || attempt === 'judging') return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const judging = onSubmit?.(valuesOf(event.currentTarget, submitter));
    if (judging) {
      setAttempt('judging');
      await judging.finally(() => setAttempt('judged'));
    } else setAttempt('judged');
  }

  // Whoever goes on typing is not to be interrupted by a summary that comes late. (React Aria passes it on untyped.)
  // Not at `input`: drawn anew there, a select whose value is the owner's loses the choice that its `change` would tell.
  const whileTyping = {
    onChange: () => attempt === 'judged' && !isSending && setAttempt('none'),
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
      {...whileTyping}
    >
      <FormStateContext value={{ failure, isSending }}>
        <FormKeyContext value={enterKeyHint}>
          <FormMessagesContext value={messages}>{children}</FormMessagesContext>
        </FormKeyContext>
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

/** Where there is no summary to take it, focus goes to the first field that has to be corrected. */
function focusFirst(form: HTMLFormElement, { messages }: FailedAttempt) {
  if (form.querySelector('[data-error-summary]')) return;
  const [first] = Object.keys(messages)
    .map((name) => controlOf(form, name))
    .filter((control) => control !== undefined)
    .toSorted(inOrderOfThePage);
  if (first) revealControl(first);
}

const Root = styled(AriaForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
`;
