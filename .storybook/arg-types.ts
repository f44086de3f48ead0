import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/csf';

/** `'primary' | 'quiet'`, where the reader of the sources says no more than "union". */
function choicesOf(type: SBType | undefined): string | undefined {
  if (type?.name === 'enum') return type.value.map((choice) => `'${choice}'`).join(' | ');
  if (type?.name !== 'union') return undefined;
  // What may be left out is no choice.
  const given = type.value.filter((choice) => choice.name !== 'other' || choice.value !== 'undefined');
  const choices = given.map((choice) => (choice.name === 'literal' ? `'${String(choice.value)}'` : choice.name));
  return choices.includes('other') ? undefined : choices.join(' | ');
}

/** `ReadonlyArray<Row>` as `Row[]`. The reader of the sources can't read `readonly Row[]`. */
const asList = (raw: string | undefined) => /^ReadonlyArray<(.*)>$/.exec(raw ?? '')?.[1]?.concat('[]');

function readable(input: InputType, initial: unknown): InputType {
  const { description, table, type } = input;
  const summary = table?.type?.summary;
  const read = typeof type === 'string' ? undefined : type;
  const choices = summary === 'union' ? choicesOf(read) : asList(read?.raw);
  return {
    ...input,
    // It has a column of its own.
    ...(description !== undefined && { description: description.replace(/\s*@default\s[^]*$/, '') }),
    ...(choices !== undefined && { table: { ...table, type: { summary: choices } } }),
    // An element can't be edited: a control would show React's insides.
    ...(isValidElement(initial) && { control: false as const }),
  };
}

/** Makes a component's table of properties say what its types and comments say. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, readable(input, initialArgs[name])]),
  ) as ReturnType<ArgTypesEnhancer>;
readableProps.secondPass = true;
