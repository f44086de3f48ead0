import { useSelector, type EqualityFn } from 'react-redux';

/**
 * Creates the hook by which components select from one slice's state. They render again when the selected value
 * changes.
 * @param selectState selects the slice's state
 */
export const createSliceHook =
  <Root, State>(selectState: (root: Root) => State) =>
  <Selected>(select: (state: State) => Selected, isEqual?: EqualityFn<Selected>): Selected =>
    useSelector((root: Root) => select(selectState(root)), isEqual);
