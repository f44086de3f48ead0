import { useSelector, type EqualityFn } from 'react-redux';

/**
 * Makes the hook by which components select from one slice's state: they render when what they select changes.
 * @param selectState the slice's state in the store's
 */
export const createSliceHook =
  <Root, State>(selectState: (root: Root) => State) =>
  <Selected>(select: (state: State) => Selected, isEqual?: EqualityFn<Selected>): Selected =>
    useSelector((root: Root) => select(selectState(root)), isEqual);
