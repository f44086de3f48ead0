import { styled } from 'styled-components';

/** Text whose words with a hyphen stay whole ("T-Cross", "e-mail"): browsers break a line after it. */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, place) =>
    // Every second part is one that was split at.
    place % 2 === 1 ? <Whole key={place}>{part}</Whole> : part,
  );
}

const Whole = styled.span`
  white-space: nowrap;
`;
