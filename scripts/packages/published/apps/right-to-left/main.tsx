import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { Breadcrumbs } from '@signdrive/design-system/breadcrumbs';
import { Card } from '@signdrive/design-system/card';
import { Carousel } from '@signdrive/design-system/carousel';
import { Page, Stack } from '@signdrive/design-system/layout';
import { MessagesProvider } from '@signdrive/design-system/messages';
import { Tabs } from '@signdrive/design-system/tabs';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import '@signdrive/tokens/tokens.css';

/** The messages of the components on the page. */
const messages = {
  breadcrumbs: { label: 'أنت هنا' },
  carousel: {
    previous: 'السابق',
    next: 'التالي',
    position: ({ first, last, count }: { first: number; last: number; count: number }) =>
      `عرض ${first} إلى ${last} من ${count}`,
  },
};
const tabs = [
  { id: 'plan', label: 'الخطة', content: 'شهري' },
  { id: 'delivery', label: 'التسليم', content: 'في المنزل' },
  { id: 'return', label: 'الإرجاع', content: 'في أي وقت' },
];

function App() {
  return (
    <I18nProvider locale="ar">
      <MessagesProvider messages={messages}>
        <Page>
          <Stack>
            <Breadcrumbs items={[{ label: 'الرئيسية', href: '/' }, { label: 'العروض' }]} />
            <Tabs label="الاشتراك" items={tabs} />
            <Carousel label="عروض" rows={1}>
              {Array.from({ length: 9 }, (_, index) => (
                <Card key={index}>{`عرض ${index + 1}`}</Card>
              ))}
            </Carousel>
          </Stack>
        </Page>
      </MessagesProvider>
    </I18nProvider>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
