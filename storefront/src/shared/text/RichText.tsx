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
  return content.map((node, place) => block(node, place, levelOf, look));
}

function block(node: RichNode, key: number, levelOf: (level: number) => Level, look: 'body' | 'lead'): ReactNode {
  switch (node.type) {
    case 'heading':
      return (
        <Opening key={key}>
          <Heading level={levelOf(node.level)} look={levelOf(node.level) === 2 ? 'title' : 'subtitle'}>
            {inline(node.children)}
          </Heading>
        </Opening>
      );
    case 'list': {
      const List = node.isOrdered ? OrderedList : UnorderedList;
      return (
        <List key={key}>
          {node.items.map((item, place) => (
            <li key={place}>{inline(item)}</li>
          ))}
        </List>
      );
    }
    case 'paragraph':
      return (
        <Text key={key} look={look}>
          {inline(node.children)}
        </Text>
      );
    case 'text':
    case 'lineBreak':
    case 'strong':
    case 'emphasis':
    case 'link':
      return <Text key={key}>{inline([node])}</Text>;
  }
}

function inline(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, key) => {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'lineBreak':
        return <br key={key} />;
      case 'strong':
        return <strong key={key}>{inline(node.children)}</strong>;
      case 'emphasis':
        return <em key={key}>{inline(node.children)}</em>;
      case 'link':
        return (
          <Link key={key} href={node.href} isExternal={node.isExternal}>
            {inline(node.children)}
          </Link>
        );
      case 'paragraph':
      case 'heading':
        return inline(node.children);
      case 'list':
        return node.items.map((item) => inline(item));
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
