import { Page, Section } from '@signdrive/design-system/layout';
import { Ledger, SectionHead } from '@signdrive/design-system/patterns';
import type { HomeContent } from '#/domain/content/content.ts';
import { RichText } from '#/shared/text/RichText.tsx';

/** Included and not included costs. */
export function HomeAbout({ title, body, included, notIncluded }: NonNullable<HomeContent['about']>) {
  return (
    <Section>
      <Page>
        <SectionHead title={title} aside={<RichText content={body} look="lead" />} />
        {(included.length > 0 || notIncluded.length > 0) && (
          <Ledger
            included={included.map((item) => ({ label: item.title, note: item.note }))}
            excluded={notIncluded.map((item) => ({ label: item.title, note: item.note, value: item.value }))}
          />
        )}
      </Page>
    </Section>
  );
}
