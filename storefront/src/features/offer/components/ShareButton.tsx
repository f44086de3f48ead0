import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Stack, Text } from '@signdrive/design-system/layout';
import { offerCopy } from '../offer.copy.ts';
import { selectShare } from '../offer.selectors.ts';
import { sharePressed } from '../share.slice.ts';

export interface ShareButtonProps {
  slug: string;
  /** Name of the car and its version. */
  title: string;
  modelCode: string;
}

/** Shares the address, which is the simulation; where the device can't, it is copied, and that is said. */
export function ShareButton({ slug, title, modelCode }: ShareButtonProps) {
  const dispatch = useDispatch();
  const share = useSelector(selectShare);
  return (
    <Root>
      <Stack gap={1} align="start">
        <Button
          variant="quiet"
          size="small"
          isBusy={share.status === 'preparing'}
          busyLabel={offerCopy.sharing}
          onPress={() => dispatch(sharePressed({ slug, title: offerCopy.shareTitle(title), model: modelCode }))}
        >
          <Icon name="share" size="small" />
          {offerCopy.share}
        </Button>
        <Said role="status">
          {share.status === 'copied' && <Text look="small">{offerCopy.copied}</Text>}
          {share.status === 'failed' && (
            <Text look="small">
              {offerCopy.notCopied} <Address>{share.url}</Address>
            </Text>
          )}
        </Said>
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
