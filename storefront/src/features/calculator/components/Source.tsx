import { Text } from '@signdrive/design-system/layout';
import { useDescribed, useReckoned } from '../calculator-context.ts';
import { figureWords } from '../figure-words.ts';
import { sourceWords } from '../source-words.ts';
import { sourceCopy } from '../source.copy.ts';

/** Under a figure's field: where its number comes from. */
export function Source() {
  const { name, id } = useDescribed();
  const { views, facts } = useReckoned();
  const { byDefault, source, isOwn } = views[name];
  const words = sourceWords(name, source, facts);
  const start = byDefault === undefined ? '' : sourceCopy.insteadOf(figureWords(name, byDefault));
  return (
    <Text look="small" tone="muted" id={id}>
      {isOwn ? `${sourceCopy.setByYou} ${start} ${words}` : words}
    </Text>
  );
}
