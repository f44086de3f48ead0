/** Paths of past faults: each broke an invariant before its fault was mended. */
export const pastPaths: readonly string[] = [
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
