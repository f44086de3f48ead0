import type { ReactNode } from 'react';
import { Link } from '@signdrive/design-system/link';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { styled } from 'styled-components';
import type { RichNode, RichText as RichTextContent } from '#/domain/content/content.ts';

export interface RichTextProps {
  content: RichTextContent;
  /** Level of the text's top headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** `lead`: larger and muted, for a paragraph or two beside a headline. @default 'body' */
  look?: 'body' | 'lead';
}

type Level = 2 | 3 | 4 | 5 | 6;

/** Renders a text of the content service from its allow-listed tree: no HTML of a service reaches the page. */
export function RichText({ content, ...options }: RichTextProps) {
  return (
    <Prose>
      <Stack gap={3}>{richTextBlocks(content, options)}</Stack>
    </Prose>
  );
}

/** Returns the same as elements with their text inside, so that a search can find and mark words. */
export function richTextBlocks(
  content: RichTextContent,
  { headingLevel = 3, look = 'body' }: Pick<RichTextProps, 'headingLevel' | 'look'> = {},
): ReactNode[] {
  const topLevel = Math.min(...content.map((node) => (node.type === 'heading' ? node.level : 6)));
  const levelOf = (level: number) => Math.min(6, headingLevel + level - topLevel) as Level;
  return rendered(content, { levelOf, look });
}

interface Look {
  levelOf: (level: number) => Level;
  look: 'body' | 'lead';
}

const isBlock = ({ type }: RichNode) => type === 'paragraph' || type === 'heading' || type === 'list';

function rendered(nodes: readonly RichNode[], options: Look): ReactNode[] {
  return nodes.map((node, key) => {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'lineBreak':
        return <br key={key} />;
      case 'strong':
        return <strong key={key}>{rendered(node.children, options)}</strong>;
      case 'emphasis':
        return <em key={key}>{rendered(node.children, options)}</em>;
      case 'link':
        return (
          <Link key={key} href={node.href} isExternal={node.isExternal}>
            {rendered(node.children, options)}
          </Link>
        );
      case 'paragraph':
        return (
          <Text key={key} look={options.look}>
            {rendered(node.children, options)}
          </Text>
        );
      case 'heading': {
        const level = options.levelOf(node.level);
        return (
          <Opening key={key}>
            <Heading level={level} look={level === 2 ? 'title' : 'subtitle'}>
              {rendered(node.children, options)}
            </Heading>
          </Opening>
        );
      }
      case 'list': {
        const List = node.isOrdered ? OrderedList : UnorderedList;
        return (
          <List key={key}>
            {node.items.map((item, place) => (
              <li key={place}>
                {item.some(isBlock) ? <Stack gap={2}>{rendered(item, options)}</Stack> : rendered(item, options)}
              </li>
            ))}
          </List>
        );
      }
    }
  });
}

const Prose = styled.div`
  max-width: var(--width-prose);
`;
/* Closer to the following content than to the preceding. */
const Opening = styled.div`
  &:not(:first-child) {
    margin-top: var(--space-4);
  }
`;
const UnorderedList = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: var(--width-prose);
  padding-inline-start: var(--space-5);
  list-style: disc;
`;
const OrderedList = styled(UnorderedList).attrs({ as: 'ol' })`
  list-style: decimal;
`;
