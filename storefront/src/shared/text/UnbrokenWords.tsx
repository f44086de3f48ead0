import { styled } from 'styled-components';

/** Prevents line breaks after hyphens inside words such as "T-Cross". */
export function UnbrokenWords({ children }: { children: string }) {
  return children.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, place) => {
    // `split` with a capturing group: every second part is a word with a hyphen.
    const Part = place % 2 === 1 ? Unbroken : 'span';
    return part && <Part key={place}>{part}</Part>;
  });
}

const Unbroken = styled.span`
  white-space: nowrap;
`;
