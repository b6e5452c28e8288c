export const PUSH_OFFER_EVENT = 'push-offer'

/** Offers push messages, after an act whose answer the user waits for. An event, so that its code stays lazy. */
export const offerPush = (): void => void dispatchEvent(new Event(PUSH_OFFER_EVENT))
