import { comparedQuery, type ComparedSelection } from '#/domain/comparison/comparison-selection.ts';

interface SelectionFieldsProps {
  selection: ComparedSelection;
  /** Fields that the form renders itself. */
  except?: readonly string[];
}

/** The selection as hidden fields, for a form that is submitted before hydration. */
export function SelectionFields({ selection, except = [] }: SelectionFieldsProps) {
  return Object.entries(comparedQuery(selection))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
