import { Text } from '@signdrive/design-system/layout';
import { Notice, type NoticeProps } from '@signdrive/design-system/patterns';

export interface CardNoticeProps {
  tone: NonNullable<NoticeProps['tone']>;
  title: string;
  text: string;
}

/** Progress of a card: what happened, whether money moved, what to do. */
export function CardNotice({ tone, title, text }: CardNoticeProps) {
  return (
    <Notice tone={tone} title={title} announce={tone === 'danger' ? 'assertive' : 'polite'}>
      <Text>{text}</Text>
    </Notice>
  );
}
