import { useRouter } from '@tanstack/react-router';
import { useDispatch } from 'react-redux';
import { HelpScreen } from '#/features/faq/index.ts';
import { contactPressed } from '#/shared/page/open-store.ts';

/** Start page of the help for customers. */
export function HelpPage() {
  const router = useRouter();
  const dispatch = useDispatch();
  return (
    <HelpScreen
      faqPath={router.buildLocation({ to: '/faq' }).publicHref}
      onSearch={(term) => {
        void router.navigate({ to: '/faq', search: term === '' ? {} : { busca: term } });
      }}
      onContact={() => dispatch(contactPressed({ place: 'ajuda' }))}
    />
  );
}
