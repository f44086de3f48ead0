import { createAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { fakeStorage, startStore, type FakeStorage } from '#/test-support/index.ts';
import { watchCampaign, selectCampaignToSend, selectFirstCampaign } from './campaign.saga.ts';

type Choice = 'unknown' | 'granted' | 'denied';
const choiceChanged = createAction('test/choiceChanged');

interface Visit {
  landing?: string;
  consent?: Choice;
  storage?: FakeStorage;
}

function startVisit({ landing = '', consent = 'unknown', storage = fakeStorage() }: Visit = {}) {
  const started = startStore({ storage });
  let choice = consent;
  let listener: (query: string) => void = () => undefined;
  started.watch(() =>
    watchCampaign({
      storage,
      visit: {
        landing,
        onPage: (heard) => {
          listener = heard;
          return () => undefined;
        },
      },
      readConsent: () => choice,
      consentChanges: [choiceChanged.type],
    }),
  );
  return {
    ...started,
    kept: storage.kept.local,
    goTo: (query: string) => listener(query),
    choose: (made: Choice) => {
      choice = made;
      started.store.dispatch(choiceChanged());
    },
    firstSeen: () => selectFirstCampaign(started.store.getState()),
    toSend: () => selectCampaignToSend(started.store.getState()),
  };
}

test('the first campaign seen stays, whatever later URLs say', () => {
  const { goTo, firstSeen } = startVisit({ landing: '?prazo=24&utm_source=radio&utm_term=suv' });
  goTo('?utm_source=email&utm_medium=news');
  expect(firstSeen()).toEqual({ source: 'radio', term: 'suv' });
});

test('a visit that began without a campaign takes the first one that follows', () => {
  const { goTo, firstSeen } = startVisit();
  expect(firstSeen()).toBeUndefined();
  goTo('?utm_medium=news');
  expect(firstSeen()).toEqual({ medium: 'news' });
});

test('the campaign is stored only after consent', () => {
  const { kept, choose } = startVisit({ landing: '?utm_source=radio&utm_campaign=verao' });
  expect(kept).toEqual({});
  choose('granted');
  expect(kept).toEqual({ utm_source: 'radio', utm_campaign: 'verao' });
});

test('with an earlier consent the campaign is stored at once', () => {
  const { kept, goTo } = startVisit({ consent: 'granted' });
  goTo('?utm_source=radio');
  expect(kept).toEqual({ utm_source: 'radio' });
});

test('a campaign of an earlier visit wins over the URL', () => {
  const storage = fakeStorage({ local: { utm_source: 'radio' } });
  const { firstSeen, kept } = startVisit({ landing: '?utm_source=email', consent: 'granted', storage });
  expect(firstSeen()).toEqual({ source: 'radio' });
  expect(kept).toEqual({ utm_source: 'radio' });
});

test('a denied consent deletes the stored campaign, and none is stored after it', () => {
  const storage = fakeStorage({ local: { utm_source: 'radio', coupon: 'c' } });
  const { choose, kept } = startVisit({ landing: '?utm_source=email', storage });
  choose('denied');
  expect(kept).toEqual({ coupon: 'c' });
});

test('a revoked consent deletes the stored campaign, which is stored again with the next consent', () => {
  const { choose, kept, toSend } = startVisit({ landing: '?utm_source=radio', consent: 'granted' });
  choose('unknown');
  expect(kept).toEqual({});
  expect(toSend().source).toBe('radio');
  choose('granted');
  expect(kept).toEqual({ utm_source: 'radio' });
});

test('the defaults are sent and never stored', () => {
  const { toSend, firstSeen, kept } = startVisit({ consent: 'granted' });
  expect(toSend()).toEqual({ source: 'others', medium: 'site', campaign: 'sign-and-drive' });
  expect(firstSeen()).toBeUndefined();
  expect(kept).toEqual({});
});

test('known parts of the campaign are sent, with defaults for the rest', () => {
  const { toSend } = startVisit({ landing: '?utm_source=radio&utm_medium=%20' });
  expect(toSend()).toEqual({ source: 'radio', medium: 'site', campaign: 'sign-and-drive' });
});
