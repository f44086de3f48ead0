import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell as AriaCalendarCell,
  CalendarGrid as AriaCalendarGrid,
  CalendarGridBody as AriaCalendarGridBody,
  CalendarGridHeader as AriaCalendarGridHeader,
  CalendarHeaderCell as AriaCalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../icon/index.ts';

/** The calendar in the date picker's popover. */
export function DatePickerCalendar() {
  return (
    <Panel offset={8}>
      <Surface>
        <AriaCalendar>
          <Head>
            <MonthButton slot="previous">
              <Icon name="chevron-left" size="small" />
            </MonthButton>
            <Month />
            <MonthButton slot="next">
              <Icon name="chevron-right" size="small" />
            </MonthButton>
          </Head>
          <Grid weekdayStyle="narrow">
            <AriaCalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</AriaCalendarGridHeader>
            <AriaCalendarGridBody>{(date) => <Day date={date} />}</AriaCalendarGridBody>
          </Grid>
        </AriaCalendar>
      </Surface>
    </Panel>
  );
}

const appear = keyframes`from { opacity: 0; translate: 0 -0.25rem; }`;

const Panel = styled(AriaPopover)`
  box-sizing: border-box;
  width: min(22rem, 100vw - 2 * var(--gutter));
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-floating);
  color: var(--color-text);
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${appear} var(--duration-long) var(--ease-out);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Surface = styled(AriaDialog)`
  padding: var(--space-3);
  outline: none;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  margin-bottom: var(--space-2);
`;

const Month = styled(AriaHeading)`
  font-weight: 600;
  line-height: 1.5rem;
  text-align: center;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const MonthButton = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  cursor: pointer;

  &[data-hovered] {
    background: color-mix(in oklab, currentcolor 8%, transparent);
  }
  &[data-disabled] {
    color: var(--color-text-muted);
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

const Grid = styled(AriaCalendarGrid)`
  table-layout: fixed;
  font-variant-numeric: tabular-nums lining-nums;

  & td {
    padding: 1px;
  }
`;

const Weekday = styled(AriaCalendarHeaderCell)`
  padding-block: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 560;
  line-height: var(--leading-small);
`;

const Day = styled(AriaCalendarCell)`
  --_edge: 0 0 transparent;
  display: grid;
  place-items: center;
  min-height: min(2.5rem, 12.5vw);
  border-radius: var(--radius-small);
  box-shadow: var(--_edge);
  /* Enlarged text grows only until seven days still fit in a row. */
  font-size: min(1rem, 5vw);
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: var(--size-target);
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-today] {
    --_edge: inset 0 0 0 1px var(--color-border-control);
    font-weight: 600;
  }
  &[data-hovered] {
    background: var(--color-surface-sunken);
  }
  &[data-disabled] {
    color: var(--color-text-muted);
    opacity: 0.55;
    cursor: not-allowed;
  }
  &[data-unavailable] {
    color: var(--color-text-muted);
    opacity: 1;
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-selected] {
    /* The number is text, which a mark on the selection's colour needn't have the contrast of. */
    --_edge: inset 0 0 0 2px var(--color-action-border);
    background: var(--color-action-background);
    color: var(--color-action-text);
    font-weight: 600;
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
  }

  @media (forced-colors: active) {
    &[data-today] {
      border: 1px solid CanvasText;
    }
    &:is([data-disabled], [data-unavailable]) {
      color: GrayText;
      opacity: 1;
    }
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
