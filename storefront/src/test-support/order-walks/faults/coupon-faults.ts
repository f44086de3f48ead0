/** Faults 6a to 6f: coupons. */
import { checkout, walks, type PastFault } from './past-fault.ts';

export const couponFaults: readonly PastFault[] = [
  {
    id: '6a',
    title: 'A coupon whose service is slow or down is left out of the order',
    path: `Ana is known and logged in, Bruno is new; the last step is open
enterCoupon:DEZ
chooseMethod:boleto
the next 3 validateCoupon will fail
the next 3 validateCoupon will fail
the next 3 validateCoupon will fail
the next 3 validateCoupon will fail
reload
wait 2 s
confirm`,
    edits: [
      {
        file: 'features/coupon/coupon.slice.ts',
        from: "if (entry.status !== 'applied') return entry.status;",
        to: "if (entry.status !== 'applied') return 'none';",
      },
      {
        file: checkout('placing/review-facts.saga'),
        from: 'if (draft.coupon === undefined) return undefined;',
        to: 'return undefined;',
      },
    ],
  },
  {
    id: '6b',
    title: 'Another car in another tab deletes the coupon',
    path: `Ana is known and logged in, Bruno is new; the last step is open
enterCoupon:DEZ
open a second tab here
openOffer:nivus
wait 2 s
change to the other tab
reload
wait 2 s
chooseMethod:boleto
confirm`,
    edits: [
      {
        file: 'features/coupon/coupon.saga.ts',
        from: 'if (!isGoodElsewhere(reason)) storedCoupon.remove(storage, code);',
        to: 'storedCoupon.remove(storage);',
      },
      {
        file: 'app/flows/order-watchers.ts',
        from: "if ((yield* select(selectCouponEntry)).status === 'none') yield* put(couponEntered({ code }));",
        to: '',
      },
      {
        file: checkout('placing/review-facts.saga'),
        from: 'if (draft.coupon === undefined) return undefined;',
        to: 'return undefined;',
      },
    ],
  },
  {
    id: '6c',
    title: 'A second order takes the place of the first in the record of coupons to use up',
    path: `Ana is known and logged in, Bruno is new; the last step is open
enterCoupon:DEZ
chooseMethod:boleto
the next 3 burnCoupon will fail
the next 3 burnCoupon will fail
the next 3 burnCoupon will fail
confirm
wait 12 s
openOffer:nivus
wait 2 s
beginOrder
wait 2 s
go on
go on
go on`,
    edits: [
      {
        file: checkout('placing/order-intent.saga'),
        from: 'if (!coupon || orderId === undefined) return;',
        to: `for (const each of await ledger.list(userId, 'burn')) if (each.state === 'draft') await ledger.close(each);
      if (!coupon || orderId === undefined) return;`,
      },
    ],
  },
  {
    id: '6d',
    title: "A coupon is validated without its person, and another person's coupon is taken",
    edits: [
      {
        file: 'features/coupon/coupon.saga.ts',
        from: 'const person = user && { userId: user.id, document: user.document, email: user.email };',
        to: 'const person = {};',
      },
    ],
  },
  {
    id: '6e',
    title: 'Nothing at the last step removes a coupon',
    edits: [
      {
        file: walks('screens/offer'),
        from: 'isOffer(page) || (reviewOf(page) !== undefined && !isBusy(page))',
        to: 'isOffer(page)',
      },
    ],
  },
  {
    id: '6f',
    title: "A coupon that an order has still to use up goes into another person's order",
    path: `Ana is known and logged in, Bruno is new; the last step is open
enterCoupon:DEZ
wait 0.2 s
chooseMethod:boleto
the next 12 burnCoupon will fail
open a second tab here
confirm
openOffer:nivus
beginOrder
go on
go on
logOut
the session expires
go on
log in as bruno
wait 10 s`,
    edits: [
      {
        file: checkout('placing/burn-coupon.saga'),
        from: "ports.ledger.listOfBrowser('burn')",
        to: "ports.ledger.list(userId, 'burn')",
      },
    ],
  },
  {
    id: '14b',
    title: 'A coupon that was validated for one person stays applied for the next one until its service responds',
    path: `Ana is creditRejected and logged in, Bruno is completed; the first step is open
go on
the session expires
go on
enterCoupon:DELA
openAccount:minha-conta
the next 12 validateCoupon will fail
wait 0.4 s
log in as bruno`,
    edits: [
      {
        file: 'features/coupon/coupon.slice.ts',
        from: '(entry.userId ?? payload.userId) !== payload.userId',
        to: "payload.userId === ''",
      },
    ],
  },
  {
    id: '14c',
    title: "A coupon's validation is repeated with another person's session",
    path: `Ana is new, Bruno is new; the first step is open
go on
go on
go on
go on
the connection breaks
go on
enterCoupon:CEM
open a second tab here
the connection is back
log in as bruno`,
    edits: [
      {
        file: 'features/coupon/coupon.saga.ts',
        from: '{ userId: user.id, document: user.document',
        to: '{ document: user.document',
      },
    ],
  },
  {
    id: '14d',
    title: 'A refused coupon deletes the one that another tab has stored',
    path: `Ana is known and logged in, Bruno is new; the last step is open
stepper:documentation
the session expires
go on
enterCoupon:DEZ
open a second tab here
openOffer:nivus
change to the other tab
reload
openOffer:nivus
enterCoupon:CEM
go on
go on
change to the other tab
change to the other tab
reload`,
    edits: [
      {
        file: 'features/coupon/coupon.saga.ts',
        from: 'if (!isGoodElsewhere(reason)) storedCoupon.remove(storage, code);',
        to: 'if (!isGoodElsewhere(reason) || storedCoupon.readCode(storage) !== code) storedCoupon.remove(storage);',
      },
    ],
  },
];
