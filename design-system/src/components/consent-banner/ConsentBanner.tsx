import { useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Button } from '../button/index.ts';
import { words as own } from './words.ts';

/** A purpose that the visitor can allow or refuse separately. */
export interface ConsentPurpose {
  id: string;
  label: string;
  description: string;
}

export interface ConsentBannerProps {
  /** Heading of the banner. */
  title: string;
  /** The request for consent, in a sentence or two. */
  children: ReactNode;
  /** A link to the full policy. It has a line of its own: at the end of the text it would shift with the font. */
  policy?: ReactNode;
  /** The necessary storage; shown without a choice. */
  necessary: Omit<ConsentPurpose, 'id'>;
  /** Purposes that the visitor may allow. */
  purposes: ReadonlyArray<ConsentPurpose>;
  /** Called with the ids of the allowed purposes; empty when all are refused. */
  onChoose: (allowed: readonly string[]) => void;
  /** Receives the element that gets focus when the choice is opened again. */
  focusRef?: Ref<HTMLHeadingElement>;
}

/** The button that opened the choices is removed, so focus moves to the choices, which precede its replacement. */
const takeFocus = (choices: HTMLElement | null) => choices?.focus();

/**
 * Asks for consent at the bottom of the window, first in the document and without trapping focus. See
 * ConsentBanner.spec.md.
 */
export function ConsentBanner({
  title,
  children,
  policy,
  necessary,
  purposes,
  onChoose,
  focusRef,
}: ConsentBannerProps) {
  const words = useMessages('consentBanner', own);
  const [isChoosing, setIsChoosing] = useState(false);
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setAllowed(allowed.includes(id) ? allowed.filter((other) => other !== id) : [...allowed, id]);
  return (
    <Root aria-label={title} data-choosing={isChoosing || undefined}>
      <Page>
        <Words>
          <Title ref={focusRef} tabIndex={-1}>
            {title}
          </Title>
          <Text>{children}</Text>
          {policy}
        </Words>
        {isChoosing && (
          <Purposes ref={takeFocus} tabIndex={-1}>
            <Legend>{words.purposes}</Legend>
            <Purpose>
              <input type="checkbox" checked disabled />
              <span>
                <strong>{necessary.label}</strong> {necessary.description}
              </span>
            </Purpose>
            {purposes.map(({ id, label, description }) => (
              <Purpose key={id}>
                <input type="checkbox" checked={allowed.includes(id)} onChange={() => toggle(id)} />
                <span>
                  <strong>{label}</strong> {description}
                </span>
              </Purpose>
            ))}
          </Purposes>
        )}
        <Actions>
          {isChoosing ? (
            <Button key="save" variant="secondary" size="small" onPress={() => onChoose(allowed)}>
              {words.save}
            </Button>
          ) : (
            <Button
              key="choose"
              variant="secondary"
              size="small"
              aria-expanded={false}
              onPress={() => setIsChoosing(true)}
            >
              {words.choose}
            </Button>
          )}
          <Button variant="secondary" size="small" onPress={() => onChoose([])}>
            {words.refuse}
          </Button>
          <Button variant="secondary" size="small" onPress={() => onChoose(purposes.map(({ id }) => id))}>
            {words.accept}
          </Button>
        </Actions>
      </Page>
    </Root>
  );
}

/* Hidden without script: a choice couldn't be stored, and nothing is measured. Other bars at the bottom of the
   window are placed above it, and the page ends above it (`--consent-height`). In a low window it would cover half
   of the view. */
const Root = styled.section`
  background: var(--color-surface-raised);
  border-bottom: 1px solid var(--color-border-ground);
  @media screen and (min-height: 34rem) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--layer-floating);
    min-height: var(--consent-height);
    max-height: 60vh;
    overflow-y: auto;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--color-border-ground);
    border-bottom: 0;
    box-shadow: var(--shadow-bar);
    :root:has(&) {
      --consent-height: min(60vh, 13.25rem + var(--consent-choices, 0rem));
    }
    :root:has(&) body {
      padding-bottom: var(--consent-height);
    }
    :root:has(&[data-choosing]) {
      --consent-choices: 8.625rem;
    }
  }
  @media screen and (min-height: 34rem) and (min-width: 24rem) {
    :root:has(&) {
      --consent-height: min(60vh, 12rem + var(--consent-choices, 0rem));
    }
  }
  @media screen and (min-height: 34rem) and (min-width: 48rem) {
    :root:has(&[data-choosing]) {
      --consent-choices: 7.625rem;
    }
    :root:has(&) {
      --consent-height: min(60vh, 10.75rem + var(--consent-choices, 0rem));
    }
  }
  @media screen and (min-height: 34rem) and (min-width: 64rem) {
    :root:has(&) {
      --consent-height: min(60vh, 8.5rem + var(--consent-choices, 0rem));
    }
  }
  @media screen and (min-height: 34rem) and (min-width: 75rem) {
    :root:has(&) {
      --consent-height: min(60vh, 7.25rem + var(--consent-choices, 0rem));
    }
  }
  @media (scripting: none), print {
    display: none;
  }
`;

const Page = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-6);
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
  padding-block: var(--space-4);
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Words = styled.div`
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Title = styled.h2`
  border-radius: var(--radius-small);
  font-weight: 600;
`;

const Text = styled.p`
  max-width: 44rem;
`;

const Purposes = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  border-radius: var(--radius-small);
  font-size: var(--text-small);
  line-height: var(--leading-small);
  @media (min-width: 64rem) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Legend = styled.legend`
  font-weight: 600;
`;

const Purpose = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--size-target);
  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;

/* Accept and refuse have equal look and size. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.25rem, 1fr));
  gap: min(var(--space-2), 1.25vw);
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, 8rem);
  }
`;
