/** Words of the screens about offers. */
export * as offerCopy from './offer.words.ts'
