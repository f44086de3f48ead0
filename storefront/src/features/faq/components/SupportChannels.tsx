import { styled } from 'styled-components';
import { ButtonLink } from '@signdrive/design-system/button';
import { Grid, Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { Panel } from '@signdrive/design-system/patterns';
import { useConfig } from '#/shared/page/config.ts';
import { useContactNumber } from '#/shared/page/open-store.ts';
import { faqCopy } from '../faq.copy.ts';

export interface SupportChannelsProps {
  /** Called when the visitor opens the messaging app. */
  onContact: () => void;
}

/** Contacts of the support (spec §2.4). */
export function SupportChannels({ onContact }: SupportChannelsProps) {
  const { supportPhone } = useConfig();
  const contact = { href: `https://wa.me/${useContactNumber()}`, onPress: onContact };
  const { channels, support } = faqCopy;
  return (
    <Section>
      <Page>
        <Panel isRoomy>
          <Grid columns={{ narrow: 1, medium: 2 }} gap={7}>
            <Stack gap={3} align="start">
              <Heading level={2} look="title">
                {channels.title}
              </Heading>
              <Phone>
                <Link href={`tel:${supportPhone.replaceAll(/\D/g, '')}`}>{supportPhone}</Link>
              </Phone>
              <div>
                <Text tone="muted">{channels.hours}</Text>
                <Text tone="muted">{channels.assistance}</Text>
              </div>
              <Link look="standalone" isExternal {...contact}>
                {channels.contact}
              </Link>
            </Stack>
            <Stack gap={3} align="start">
              <Heading level={2} look="title">
                {support.title}
              </Heading>
              <Text tone="muted">{support.text}</Text>
              <ButtonLink {...contact}>{support.contact}</ButtonLink>
            </Stack>
          </Grid>
        </Panel>
      </Page>
    </Section>
  );
}

const Phone = styled.p`
  font-size: var(--text-title);
  font-weight: 600;
  line-height: var(--leading-title);
  font-variant-numeric: tabular-nums;
`;
