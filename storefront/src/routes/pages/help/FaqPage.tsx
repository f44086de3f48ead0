import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useDispatch } from 'react-redux';
import { FaqScreen } from '#/features/faq/index.ts';
import { contactPressed } from '#/shared/page/open-store.ts';
import { whenStarted } from '../../start-up.ts';

/** The page of questions, with the search text in its URL. */
export function FaqPage() {
  const router = useRouter();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { busca = '', ...others } = useSearch({ from: '/faq' }) as Record<string, string>;
  return (
    <FaqScreen
      // A longer text is no real search.
      term={busca.slice(0, 100)}
      onSearch={(term) => {
        const search = term === '' ? others : { ...others, busca: term };
        // Text typed before hydration is read during it.
        void whenStarted(router).then(() => {
          // The visitor may have opened another page in the pause after the last key.
          if (router.latestLocation.pathname !== '/faq') return undefined;
          return navigate({ to: '/faq', search, replace: true, resetScroll: false });
        });
      }}
      onContact={() => dispatch(contactPressed({ place: 'perguntas' }))}
    />
  );
}
