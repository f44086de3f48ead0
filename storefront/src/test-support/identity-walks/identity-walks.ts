import type { WalkKind } from '../order-walks/route.ts';
import type { Link } from '../order-walks/service/registrations.ts';
import { watchAccountForms } from '../order-walks/watches/account-forms.ts';
import { watchPrivacy } from '../order-walks/watches/privacy.ts';
import { watchSession } from '../order-walks/watches/session.ts';
import type { World } from '../order-walks/world.ts';
import { beginIdentity, describeSetup, parseSetup, plainFacts, type IdentitySetup } from './setup.ts';
import { anyIdentityRoute, parseIdentityStep } from './steps.ts';
import { watchKeysOfIdentity, watchSecrets, watchTruthOfIdentity, watchTypedIdentity } from './watches.ts';
import { findWayIn } from './way-in.ts';

const usedLinks = (kind: Link['kind']) => ({
  leastPerWalk: 1 / 16,
  count: ({ service }: World) => service.links.filter((link) => link.kind === kind && link.state === 'used').length,
});

/** Walks whose end is a session: from any page and dialog a person finds a way in. */
export const identityWalks: WalkKind<IdentitySetup> = {
  watches: [
    watchAccountForms,
    watchKeysOfIdentity,
    watchPrivacy,
    watchSecrets,
    watchSession,
    watchTruthOfIdentity,
    watchTypedIdentity,
  ],
  anyRoute: anyIdentityRoute,
  begin: beginIdentity,
  describeSetup,
  parseSetup,
  plainFacts,
  parseStep: parseIdentityStep,
  // Longer than the pause before a log-in leads to its page.
  glanceInMs: 200,
  findEnd: findWayIn,
  ends: {
    'a registration': { leastPerWalk: 1 / 16, count: ({ service }) => service.signUps.length },
    'a confirmed e-mail': usedLinks('confirm'),
    'a new password': usedLinks('reset'),
  },
};
