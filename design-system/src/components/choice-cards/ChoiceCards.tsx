import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRadioBeforeHydration } from '../../foundations/input-before-hydration/controls.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { FieldError, descriptionLook, useField } from '../../foundations/field/index.ts';
import { useOwnerChoiceAfterReset } from '../../foundations/use-form-event.ts';
import { columnsWithRoom } from '../../layout/columns-with-room.ts';
import { Heading } from '../../layout/index.ts';
import { Choice, noteId, type ChoiceCard } from './Choice.tsx';
import { words as own } from './words.ts';

export interface ChoiceCardsProps {
  /** The question ("Prazo"). */
  label: string;
  /** Level of the label's heading. Without it the label is no heading. */
  headingLevel?: 2 | 3 | 4;
  /** Content beside the label, such as a link that explains the choice. */
  action?: ReactNode;
  /** Help under the cards; announced when the group gets focus. */
  description?: ReactNode;
  /** Cards, in reading order. */
  items: ReadonlyArray<ChoiceCard>;
  /** Selected value, when controlled. */
  value?: string;
  /** Initially selected value, when uncontrolled. */
  defaultValue?: string;
  /** Called with the selected value. */
  onChange?: (value: string) => void;
  /** Name of the submitted value. Set it where the form works without script. */
  name?: string;
  /** Id of its form, if the group is outside of it. */
  form?: string;
  /**
   * Cards per line below and from 48rem, fewer with enlarged text. Long labels are one per line below. @default narrow 2,
   * wide 3
   */
  columns?: { narrow?: number; wide?: number };
  /**
   * Set it where the page announces the result of a choice. The selected card's description then describes the group
   * instead
   * of the card, so that the new price isn't announced twice. @default false
   */
  isChoiceAnnounced?: boolean;
  /** Error of the choice. Without it the Form's message for this `name` is shown. */
  errorMessage?: string | undefined;
}

/** A radio group of cards, each with its price. See ChoiceCards.spec.md. */
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
  const group = useOwnerChoiceAfterReset<HTMLDivElement>();
  useRadioBeforeHydration(group, onChange);
  const unavailable = items.filter(({ isDisabled }) => isDisabled);
  const readWithGroup = isChoiceAnnounced ? items.findIndex((item) => item.value === value && item.description) : -1;
  const field = useField({ id, name, description, errorMessage }, () =>
    [readWithGroup >= 0 && noteId(`${id}${readWithGroup}`), unavailable.length > 0 && `${id}unavailable`]
      .filter(Boolean)
      .join(' '),
  );

  return (
    <Group
      ref={group}
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
  /* The 44 px target of a link beside the label must not push the cards down. */
  min-height: var(--leading-title);
  break-after: avoid;

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
  /* "24 meses" beside its tick, and "Comfortline" in a group with one card per line on a phone. */
  --_column-min: max(5 * var(--text-lead) + 2.7rem, 11.75rem / var(--_narrow));
  ${columnsWithRoom}
  gap: var(--space-3);

  @media (min-width: 48rem) {
    --_columns: var(--_wide);
  }
`;

const Description = styled.p`
  ${descriptionLook}
`;
