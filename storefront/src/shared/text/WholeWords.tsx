import { styled } from 'styled-components';

/** Prevents line breaks after hyphens inside words such as "T-Cross". */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, place) => {
    // `split` with a capturing group: every second part is a word with a hyphen.
    const Part = place % 2 === 1 ? Whole : 'span';
    return part && <Part key={place}>{part}</Part>;
  });
}

const Whole = styled.span`
  white-space: nowrap;
`;
