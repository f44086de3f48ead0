import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Stack, Text, statusAttributes } from '@signdrive/design-system/layout';
import { useCarSlug } from '#/shared/page/car-slug.ts';
import { lateCopy } from '../late.copy.ts';
import { selectShownVersion, selectShare } from '../offer.selectors.ts';
import { sharePressed } from '../share/share.slice.ts';

/** Shares the address, which is the simulation; where the device can't, it is copied, and that is said. */
export function ShareButton() {
  const dispatch = useDispatch();
  const slug = useCarSlug();
  const offer = useSelector(selectShownVersion(slug));
  const share = useSelector(selectShare);
  if (!offer) return null;
  const { name, model, modelCode } = offer;
  const outcome =
    share.status === 'copied' ? (
      <Text look="small">{lateCopy.copied}</Text>
    ) : (
      share.status === 'failed' && (
        <Text look="small">
          {lateCopy.notCopied} <Address>{share.url}</Address>
        </Text>
      )
    );
  return (
    <Root>
      <Stack gap={1} align="start">
        <Button
          variant="quiet"
          size="small"
          isBusy={share.status === 'preparing'}
          busyLabel={lateCopy.sharing}
          onPress={() =>
            dispatch(sharePressed({ slug, title: lateCopy.shareTitle(`${name} ${model}`), model: modelCode }))
          }
        >
          <Icon name="share" size="small" />
          {lateCopy.share}
        </Button>
        <Said {...statusAttributes(outcome)}>{outcome}</Said>
      </Stack>
    </Root>
  );
}

/* Without script nothing could be shared: the button would promise what it can't do. */
const Root = styled.div`
  /* A quiet button has no box of its own: its words stand in line with what is above. */
  margin-inline-start: calc(-1 * var(--space-3));
  @media (scripting: none) {
    display: none;
  }
`;

const Said = styled.div`
  padding-inline: var(--space-3);
`;

/* To be copied by hand: one tap takes all of it. */
const Address = styled.span`
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;
