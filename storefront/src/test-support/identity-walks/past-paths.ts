/** Paths of past faults: each broke an invariant before its fault was mended. */
export const pastPaths: readonly string[] = [
  // A read of the account that arrives after its session was rejected confirmed it: a log-in in the other tab left the
  // log-in of this one open, and its save waited.
  `Ana is confirmed and logged in, Bruno is unknown
open a second tab here
the next readUser will act, and respond 4 s later
openAccount:minha-conta
typePassword
the next saveUser will get 401 twice
savePassword
wait 12 s
change to the other tab
log in as ana
change to the other tab`,
  // The key of a company's registration had the vehicle client's session as its owner: the first page of a car changed
  // it, and the same registration was sent twice.
  `Ana is unknown, Bruno is unknown
open home
the next signUp will be cut off after it has acted
openLogIn
loginToRegistration
registrationFill:bruno company
registrationSubmit
registrationClose
openOffer:polo
open home
openLogIn
loginToRegistration
registrationSubmit`,
];
