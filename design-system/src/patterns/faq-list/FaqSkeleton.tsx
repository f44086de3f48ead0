import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Skeleton, SkeletonGroup } from '../../components/skeleton/index.ts';
import { words as own } from './words.ts';

const categories = [4, 3];

/** Skeleton of two categories while the questions are loading. */
export function FaqSkeleton() {
  const words = useMessages('faqList', own);
  return (
    <SkeletonGroup label={words.loading}>
      <Categories>
        {categories.map((questions) => (
          <div key={questions}>
            <Title>
              <Skeleton look="title" width="medium" />
            </Title>
            <Rows>
              {Array.from({ length: questions }, (_, place) => (
                <Row key={place}>
                  <Skeleton width={place % 2 === 0 ? 'long' : 'medium'} />
                </Row>
              ))}
            </Rows>
          </div>
        ))}
      </Categories>
    </SkeletonGroup>
  );
}

const Categories = styled.div`
  display: grid;
  gap: var(--space-7);
`;

const Title = styled.div`
  height: 2.25rem;
  margin-bottom: var(--space-5);
`;

const Rows = styled.div`
  border-top: 1px solid var(--color-text);
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  min-height: 4rem;
  border-bottom: 1px solid var(--color-border-ground);
`;
