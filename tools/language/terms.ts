/** A replaced term. */
interface Term {
  /** In lower case, with spaces between words: `ask ahead` also matches `askAhead` and `ask-ahead`. */
  term: string
  /** The term to use. */
  use: string
}

/** Terms that the repository no longer uses. Add a term here when it is replaced everywhere. */
export const terms: readonly Term[] = [
  { term: 'anew', use: 'again' },
  { term: 'ask ahead', use: 'prefetchCall' },
  { term: 'take ahead', use: 'takePrefetched' },
  { term: 'behaviour', use: 'behavior' },
  { term: 'cancelled', use: 'canceled' },
  { term: 'cashier', use: 'checkoutDeps' },
  { term: 'colour', use: 'color' },
  { term: 'door', use: 'entry point, endpoint or handler' },
  { term: 'e-mail', use: 'email' },
  { term: 'errand', use: 'pending action' },
  { term: 'handed on', use: 'recycled, passed' },
  { term: 'heed', use: 'handlePaymentEvent' },
  { term: 'insider', use: 'party' },
  { term: 'insight into', use: 'visibleProfile' },
  { term: 'intruder', use: 'forbidden module' },
  { term: 'late page', use: 'lazy page' },
  { term: 'late menu', use: 'lazy menu' },
  { term: 'may know street', use: 'canSeeAddress' },
  { term: 'nasty', use: 'hostile' },
  { term: 'neighbour', use: 'neighbor' },
  { term: 'nobody', use: 'no user, no caller' },
  { term: "one's own", use: "the user's" },
  { term: 'onlooker', use: 'viewer' },
  { term: 'out of reach', use: 'isNetworkError' },
  { term: 'purse', use: 'wallet' },
  { term: 'shelf', use: 'storage' },
  { term: 'shelves', use: 'storage' },
  { term: 'somebody', use: 'a user, a caller' },
  { term: 'stranger', use: 'visitor or unregistered user' },
  { term: 'thereby', use: 'so' },
  { term: 'use amending', use: 'useUserEdit' },
  { term: 'use seats', use: 'useRecycledKeys' },
  { term: 'use steady', use: 'useStableHeight' },
  { term: 'weigh', use: 'measure, be large' },
  { term: 'whoever', use: 'the user, the caller' },
]

/** Texts that contain a replaced term and stay. */
export const allowed: readonly string[] = [
  // A town.
  'Open Door',
  // An error code of Auth0's library.
  "'cancelled'",
]

/** Names that are replaced by a pattern. */
export const namePatterns: readonly { pattern: RegExp; use: string }[] = [
  { pattern: /\bwhyNot(?=[A-Z])\w+/g, use: 'xRefusal, as in acceptRefusal' },
]
