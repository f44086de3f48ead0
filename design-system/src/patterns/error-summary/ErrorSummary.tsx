import { use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import {
  controlOf,
  fieldsetAround,
  inOrderOfThePage,
  labelOf,
  revealControl,
} from '../../components/form/reveal-field.ts';
import { FormStateContext, type FailedAttempt } from '../../components/form/form-state.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/Anchor.tsx';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { words as own } from './words.ts';

export interface ErrorSummaryProps {
  /** Heading for a number of fields. @default "Há 1 campo para corrigir", "Há 3 campos para corrigir" */
  title?: (count: number) => string;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Lists the errors of the last attempt to submit the Form around it. It gets focus and links to each field. See
 * ErrorSummary.spec.md.
 */
export function ErrorSummary({ title, headingLevel = 2 }: ErrorSummaryProps) {
  const words = useMessages('errorSummary', own);
  const { failure } = use(FormStateContext);
  if (!failure) return failure;
  return (
    <Summary
      key={failure.number}
      failure={failure}
      title={title ?? words.title}
      correctedText={words.corrected}
      headingLevel={headingLevel}
    />
  );
}

interface Entry {
  name: string;
  words: string;
  control: HTMLElement | undefined;
}

interface SummaryProps extends Required<ErrorSummaryProps> {
  failure: FailedAttempt;
  /** Announced after the message of a field that has been corrected. */
  correctedText: string;
}

function Summary({ failure, title, correctedText, headingLevel }: SummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const { messages } = failure;
  // Current errors: an entry whose field has been corrected keeps its position and is marked.
  const left = use(FormMessagesContext);
  const [entries, setEntries] = useState<readonly Entry[]>([]);

  // The order and labels of the fields are read from the DOM, before paint.
  useLayoutEffect(() => {
    const summary = root.current;
    const form = summary?.closest('form');
    if (!form) return undefined;
    const listed = entriesOf(form, messages);
    setEntries(listed);
    return () => {
      // The last error may end without the visitor, for example by a response. Focus is still in the document here.
      if (summary?.contains(document.activeElement)) listed[0]?.control?.focus({ preventScroll: true });
    };
  }, [messages]);

  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Root ref={root} role="group" aria-labelledby={headingId} tabIndex={-1} data-error-summary>
      <Icon name="warning" />
      <Words>
        <Title as={`h${headingLevel}`} id={headingId}>
          {title(entries.length)}
        </Title>
        <List>
          {entries.map(({ name, words, control }) => (
            <li key={name}>
              {control ? (
                <Leading
                  href={`#${control.id}`}
                  data-corrected={!left[name] || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    // The field may have been rendered anew since.
                    const form = root.current?.closest('form');
                    const current = form && controlOf(form, name);
                    if (current) revealControl(current);
                  }}
                >
                  {words}
                  {!left[name] && (
                    <>
                      {' '}
                      <VisuallyHidden>{correctedText}</VisuallyHidden>
                    </>
                  )}
                </Leading>
              ) : (
                <Plain>{words}</Plain>
              )}
            </li>
          ))}
        </List>
      </Words>
    </Root>
  );
}

/** Sorts the entries in page order; messages without a field come last and have no link. */
function entriesOf(form: HTMLFormElement, messages: Readonly<Record<string, string | undefined>>): Entry[] {
  const listed = Object.entries(messages)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, message]) => {
      const control = controlOf(form, name);
      return { name, message, control, group: control && nameOfGroup(control) };
    });
  return listed
    .map(({ name, message, control, group }) => {
      const isShared = listed.filter((other) => other.message === message && other.group === group).length > 1;
      // Two links named "Campo obrigatório" would be ambiguous, so the label is added.
      const label = isShared && control ? wordsOf(labelOf(control)) : undefined;
      const asked = [group, label].filter(Boolean).join(', ');
      return { name, control, words: asked === '' ? message : `${asked}: ${message}` };
    })
    .toSorted((one, other) => {
      if (one.control && other.control) return inOrderOfThePage(one.control, other.control);
      return Number(one.control === undefined) - Number(other.control === undefined);
    });
}

/** Legend of the field's group, where the label alone is ambiguous: a spouse has a "CPF", too. */
const nameOfGroup = (control: HTMLElement) => fieldsetAround(control)?.querySelector(':scope > legend')?.textContent;

/** Text of a label without its "opcional". */
function wordsOf(label: HTMLElement | undefined) {
  const parts = [...(label?.childNodes ?? [])].filter(({ nodeName }) => nodeName !== 'SMALL');
  return parts.map(({ textContent }) => textContent).join('');
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4) var(--space-4) var(--space-2);
  border: 2px solid var(--color-border-danger);
  border-radius: var(--radius-card);
  background: var(--color-feedback-danger-surface);
  color: var(--color-text);
  /* Keeps frame and focus ring below a fixed header. */
  scroll-margin-block: var(--space-3);

  & > svg {
    color: var(--color-feedback-danger);
  }
  @media (forced-colors: active) {
    & > svg {
      color: CanvasText;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Title = styled.h2`
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
`;

const List = styled.ul``;

const Leading = styled(Anchor)`
  display: inline-block;
  padding-block: calc((var(--size-target) - var(--leading-body)) / 2);
  border-radius: 2px;
  color: var(--color-feedback-danger);
  font-weight: 560;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;

  &:hover {
    color: var(--color-feedback-danger-hover);
    text-decoration-thickness: 2px;
  }
  &[data-corrected] {
    color: var(--color-text-muted);
    text-decoration-line: line-through;
  }
  @media (forced-colors: active) {
    color: LinkText;
  }
`;

const Plain = styled.span`
  display: inline-block;
  padding-block: calc((var(--size-target) - var(--leading-body)) / 2);
  font-weight: 560;
`;
