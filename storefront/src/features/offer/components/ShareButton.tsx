import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Stack, Text, liveRegion } from '@signdrive/design-system/layout';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { selectShownVersion } from '../offer.slice.ts';
import { selectShare, sharePressed } from '../share/share.slice.ts';

const copy = {
  share: 'Compartilhar',
  sharing: 'Preparando',
  shareTitle: (car: string) => `${car} por assinatura`,
  copied: 'Link copiado, com o plano que você montou.',
  notCopied: 'Não conseguimos copiar o link. Copie daqui:',
} as const;

/**
 * Shares the page's URL, which contains the simulation. If the device can't share, the URL is copied and a
 * notice confirms it.
 */
export function ShareButton() {
  const dispatch = useDispatch();
  const slug = useCarSlug();
  const offer = useSelector(selectShownVersion(slug));
  const share = useSelector(selectShare);
  if (!offer) return null;
  const { name, model, modelCode } = offer;
  const outcome =
    share.status === 'copied' ? (
      <Text look="small">{copy.copied}</Text>
    ) : (
      share.status === 'failed' && (
        <Text look="small">
          {copy.notCopied} <Url>{share.url}</Url>
        </Text>
      )
    );
  return (
    <Root data-script>
      <Stack gap={1} align="start">
        <Button
          variant="quiet"
          size="small"
          isBusy={share.status === 'preparing'}
          busyLabel={copy.sharing}
          onPress={() => dispatch(sharePressed({ slug, title: copy.shareTitle(`${name} ${model}`), model: modelCode }))}
        >
          <Icon name="share" size="small" />
          {copy.share}
        </Button>
        <Status {...liveRegion}>{outcome}</Status>
      </Stack>
    </Root>
  );
}

const Root = styled.div`
  /* A quiet button has no padding of its own: its text aligns with the content above. */
  margin-inline-start: calc(-1 * var(--space-3));
`;

const Status = styled.div`
  padding-inline: var(--space-3);
`;

/* For copying by hand: one tap selects all of it. */
const Url = styled.span`
  -webkit-user-select: all;
  user-select: all;
`;
