import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { FieldError, descriptionLook, useField } from '../../foundations/field/index.ts';
import { columnsWithRoom } from '../../layout/columns-with-room.ts';
import { Heading } from '../../layout/index.ts';
import { Choice, noteId, type ChoiceCard } from './Choice.tsx';
import { words as own } from './words.ts';

export interface ChoiceCardsProps {
  /** What is chosen ("Prazo"). */
  label: string;
  /** Level of the label in the page's outline. Left out, it is no heading. */
  headingLevel?: 2 | 3 | 4;
  /** Something beside the label: a link that explains the choice. */
  action?: ReactNode;
  /** Help under the cards; read when the group takes focus. */
  description?: ReactNode;
  /** Cards, in reading order. */
  items: ReadonlyArray<ChoiceCard>;
  /** Value chosen, when the choice is controlled. */
  value?: string;
  /** Value chosen at first, when it isn't. */
  defaultValue?: string;
  /** Called with the value chosen. */
  onChange?: (value: string) => void;
  /** Name in the form's address or body. Give one where the form works without script. */
  name?: string;
  /** Id of the form it belongs to, where it stands outside of it. */
  form?: string;
  /** Cards per line below and from 48rem. @default narrow 2, wide 3 */
  columns?: { narrow?: number; wide?: number };
  /**
   * Set where the page announces the result of a choice: the chosen card's description is then read with the group and
   * not with the card, so that the new price isn't heard twice. @default false
   */
  isChoiceAnnounced?: boolean;
  /** What is wrong with the choice, in words. Left out, the message the Form around has for this `name` is shown. */
  errorMessage?: string | undefined;
}

/** One of a few, each a card with what it costs. See ChoiceCards.spec.md. */
export function ChoiceCards({
  label,
  headingLevel,
  action,
  description,
  items,
  value,
  defaultValue,
  onChange,
  name,
  form,
  columns: { narrow = 2, wide = 3 } = {},
  isChoiceAnnounced = false,
  errorMessage,
}: ChoiceCardsProps) {
  const id = useId();
  const words = useMessages('choiceCards', own);
  const unavailable = items.filter(({ isDisabled }) => isDisabled);
  const readWithGroup = isChoiceAnnounced ? items.findIndex((item) => item.value === value && item.description) : -1;
  const field = useField({ id, name, description, errorMessage }, () =>
    [readWithGroup >= 0 && noteId(`${id}${readWithGroup}`), unavailable.length > 0 && `${id}unavailable`]
      .filter(Boolean)
      .join(' '),
  );

  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
    >
      <Head>
        {headingLevel === undefined ? (
          <Label id={`${id}label`}>{label}</Label>
        ) : (
          <Heading level={headingLevel} look="title" id={`${id}label`}>
            {label}
          </Heading>
        )}
        {action}
      </Head>
      <Cards style={{ '--_narrow': narrow, '--_wide': wide }}>
        {items.map((item, index) => (
          <Choice
            key={item.value}
            {...item}
            id={`${id}${index}`}
            isNoteRead={index !== readWithGroup}
            name={name ?? id}
            form={form}
            isSelected={value === undefined ? undefined : value === item.value}
            isSelectedAtFirst={defaultValue === item.value}
            onSelect={onChange}
          />
        ))}
      </Cards>
      {unavailable.length > 0 && (
        <span id={`${id}unavailable`} hidden>
          {words.unavailable(unavailable.map((item) => [item.label, item.reason].filter(Boolean).join(', ')))}
        </span>
      )}
      {description !== undefined && <Description id={field.descriptionId}>{description}</Description>}
      <FieldError field={field} />
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: baseline;
  justify-content: space-between;
  /* A 44 px link beside the label must not push the cards away. */
  min-height: var(--leading-title);

  & > :not(:first-child) {
    margin-block: calc((var(--leading-title) - var(--size-target)) / 2);
  }
`;

const Label = styled.span`
  font-family: var(--font-display);
  font-size: var(--text-title);
  font-stretch: var(--font-display-width);
  font-weight: var(--font-display-weight);
  letter-spacing: calc(var(--font-display-tracking) * 0.6);
  line-height: var(--leading-title);
`;

const Cards = styled.div`
  display: grid;
  --_columns: var(--_narrow);
  --_column-gap: var(--space-3);
  ${columnsWithRoom}
  gap: var(--space-3);

  @media (min-width: 48rem) {
    --_columns: var(--_wide);
  }
`;

const Description = styled.p`
  ${descriptionLook}
`;
