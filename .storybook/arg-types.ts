import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/csf';

/** Returns `'primary' | 'quiet'`, where the docgen parser only reports "union". */
function choicesOf(type: SBType | undefined): string | undefined {
  if (type?.name === 'enum') return type.value.map((choice) => `'${choice}'`).join(' | ');
  if (type?.name !== 'union') return undefined;
  // `undefined` of an optional prop is no choice.
  const given = type.value.filter((choice) => choice.name !== 'other' || choice.value !== 'undefined');
  const choices = given.map((choice) => (choice.name === 'literal' ? `'${String(choice.value)}'` : choice.name));
  return choices.includes('other') ? undefined : choices.join(' | ');
}

/** Formats `ReadonlyArray<Row>` as `Row[]`. The docgen parser can't parse `readonly Row[]`. */
const asList = (raw: string | undefined) => /^ReadonlyArray<(.*)>$/.exec(raw ?? '')?.[1]?.concat('[]');

function readable(input: InputType, initial: unknown): InputType {
  const { description, table, type } = input;
  const summary = table?.type?.summary;
  const read = typeof type === 'string' ? undefined : type;
  const choices = summary === 'union' ? choicesOf(read) : asList(read?.raw);
  return {
    ...input,
    // The default value has a separate column.
    ...(description !== undefined && { description: description.replace(/\s*@default\s[^]*$/, '') }),
    ...(choices !== undefined && { table: { ...table, type: { summary: choices } } }),
    // A React element can't be edited: a control would show its internals.
    ...(isValidElement(initial) && { control: false as const }),
  };
}

/** Completes a component's table of props with its types and comments. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, readable(input, initialArgs[name])]),
  ) as ReturnType<ArgTypesEnhancer>;
readableProps.secondPass = true;
